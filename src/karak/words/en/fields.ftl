# Values that do not fit.

## What is wrong with a value that a request, a file or a setting holds

field-missing = The field "{ $field }" is missing.
field-unknown = There is no field "{ $field }" here.
field-type = "{ $field }" must be { $wanted ->
    [int] a whole number
    [float] a number
    [str] text
    [bool] true or false
    [array] a list
    [object] an object
   *[other] { $wanted }
}{ $given ->
    [none] {""}
    [int] , not a whole number
    [float] , not a number with a fraction
    [str] , not text
    [bool] , not true or false
    [array] , not a list
    [object] , not an object
   *[other] , not { $given }
}.
body-type = This must be { $wanted ->
    [array] a list
   *[other] an object
}, not { $given ->
    [int] a whole number
    [float] a number
    [str] text
    [bool] true or false
    [array] a list
    [object] an object
   *[other] { $given }
}.
field-value = "{ $field }" must be { $sign ->
    [least] at least
    [most] at most
    [more] more than
   *[less] less than
} { $bound }.
field-length = "{ $field }" must have a length of { $sign ->
    [least] at least
    [most] at most
    [more] more than
   *[less] less than
} { $bound }.
field-choice = "{ $field }" cannot be "{ $given }".
field-wrong = "{ $field }" does not have the right form.
