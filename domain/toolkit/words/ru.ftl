# Что все игры говорят одинаково.

listed = { $most } и { $last }
seat = Место { $number }
your-turn = { $name }, ваш ход
