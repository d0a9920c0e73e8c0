# So many of a thing; its name stays as it is, whatever the number.

amount = { $number } { $thing }
