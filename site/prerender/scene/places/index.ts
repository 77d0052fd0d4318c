import type { Place } from '../../../content/scene.ts'
import type { Drawn } from '../place.ts'
import { bench } from './bench.ts'
import { board } from './board.ts'
import { bridge } from './bridge.ts'
import { cabinet } from './cabinet.ts'
import { calendar } from './calendar.ts'
import { crossroads } from './crossroads.ts'
import { desk } from './desk.ts'
import { gate } from './gate.ts'
import { library } from './library.ts'
import { line } from './line.ts'
import { observatory } from './observatory.ts'
import { pigeonholes } from './pigeonholes.ts'
import { relay } from './relay.ts'
import { scales } from './scales.ts'
import { sky } from './sky.ts'
import { stairs } from './stairs.ts'
import { talk } from './talk.ts'

export const places: Readonly<Record<Place, Drawn>> = {
  bench,
  board,
  bridge,
  cabinet,
  calendar,
  crossroads,
  desk,
  gate,
  library,
  line,
  observatory,
  pigeonholes,
  relay,
  scales,
  sky,
  stairs,
  talk,
}
