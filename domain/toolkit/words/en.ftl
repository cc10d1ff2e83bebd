# What all games say alike.

listed = { $most } and { $last }
seat = Seat { $number }
your-turn = Your turn, { $name }
