# Values that do not fit.

## Ce qui ne va pas dans la valeur d’une demande, d’un fichier ou d’un réglage

field-missing = Le champ « { $field } » manque.
field-unknown = Il n’y a pas ici de champ « { $field } ».
field-type = « { $field } » doit être { $wanted ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte
    [bool] vrai ou faux (true, false)
    [array] une liste
    [object] un objet
   *[other] { $wanted }
}{ $given ->
    [none] {""}
    [int] , et non un nombre entier
    [float] , et non un nombre à virgule
    [str] , et non un texte
    [bool] , et non vrai ou faux
    [array] , et non une liste
    [object] , et non un objet
   *[other] , et non { $given }
}.
body-type = Il faut { $wanted ->
    [array] une liste
   *[other] un objet
}, et non { $given ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte
    [bool] vrai ou faux
    [array] une liste
    [object] un objet
   *[other] { $given }
}.
field-value = « { $field } » doit être { $sign ->
    [least] au moins
    [most] au plus
    [more] supérieur à
   *[less] inférieur à
} { $bound }.
field-length = « { $field } » doit avoir une longueur { $sign ->
    [least] d’au moins
    [most] d’au plus
    [more] supérieure à
   *[less] inférieure à
} { $bound }.
field-choice = « { $field } » ne peut pas être « { $given } ».
field-wrong = « { $field } » n’a pas la bonne forme.
