# Що всі ігри кажуть однаково.

listed = { $most } та { $last }
seat = Місце { $number }
your-turn = { $name }, ваш хід
