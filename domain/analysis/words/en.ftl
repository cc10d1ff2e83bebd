# What an analysis says of any match.

turning-point = { $name } chose “{ $chosen }”. “{ $better }” would have been worth { $cost } points more.
hint = “{ $label }”: in the positions it leads to, you are { $margin } points better off than after the next best option.
hint-only = “{ $label }”: nothing else is worth a look.
