# Züge in Worten, wie die Zeile unter dem Brett, Tipps und Listen sie nennen.

move-by = { $who }: { $move }
move-cannon-place = Stadt auf { $to }
move-cannon-step = Soldat von { $from } nach { $to }
move-cannon-capture = Soldat von { $from } schlägt auf { $to }
move-cannon-retreat = Soldat weicht von { $from } nach { $to } zurück
move-cannon-shift = Kanone verschiebt sich, Soldat von { $from } nach { $to }
move-cannon-shot = Kanone schießt auf { $to }
move-tank-drive = { $unit } von { $from } nach { $to }, Blick nach { $facing }
move-tank-rotate = { $unit } auf { $to } dreht sich nach { $facing }
move-tank-drive-and-destroy = { $unit } von { $from } nach { $to }, Blick nach { $facing }, zerstört { $target }
move-tank-rotate-and-destroy = { $unit } auf { $to } dreht sich nach { $facing } und zerstört { $target }
move-tank-exit = Kommandopanzer verlässt das Brett
