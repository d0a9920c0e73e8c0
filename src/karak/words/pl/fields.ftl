# Values that do not fit.

## Co jest nie tak z wartością w żądaniu, pliku lub ustawieniu

field-missing = Brakuje pola „{ $field }”.
field-unknown = Nie ma tu pola „{ $field }”.
field-type = „{ $field }”: potrzebna jest { $wanted ->
    [int] liczba całkowita
    [float] liczba
    [str] wartość tekstowa
    [bool] wartość true lub false
    [array] lista
    [object] wartość typu obiekt
   *[other] wartość { $wanted }
}{ $given ->
    [none] {""}
    [int] , a podano: liczba całkowita
    [float] , a podano: liczba z ułamkiem
    [str] , a podano: tekst
    [bool] , a podano: true lub false
    [array] , a podano: lista
    [object] , a podano: obiekt
   *[other] , a podano: { $given }
}.
body-type = Potrzebna jest tu { $wanted ->
    [array] lista
   *[other] wartość typu obiekt
}, a podano: { $given ->
    [int] liczba całkowita
    [float] liczba
    [str] tekst
    [bool] true lub false
    [array] lista
    [object] obiekt
   *[other] { $given }
}.
field-value = Wartość „{ $field }” musi wynosić { $sign ->
    [least] co najmniej
    [most] co najwyżej
    [more] więcej niż
   *[less] mniej niż
} { $bound }.
field-length = Długość „{ $field }” musi wynosić { $sign ->
    [least] co najmniej
    [most] co najwyżej
    [more] więcej niż
   *[less] mniej niż
} { $bound }.
field-choice = „{ $field }” nie może mieć wartości „{ $given }”.
field-wrong = „{ $field }” nie ma właściwej postaci.
