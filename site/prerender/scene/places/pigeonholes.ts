/** Pigeonholes: what comes in, sorted. */
import { loop } from '../../drawing/loop.ts'
import { box, type Drawn, from } from '../place.ts'

export const pigeonholes: Drawn = {
  solid: [box(352, 84, 232, 312, 14), 'M262 168l76-22 20 66-76 22z'],
  soft: 'M446 216h44v32h-44z',
  hair: 'M430 84v312M506 84v312M352 164h232M352 246h232M352 326h232M368 152v-34h46v34zM368 118l23 18 23-18M522 234v-30h46v30zM522 204l23 16 23-16M446 216l22 16 22-16M446 314v-30h44v30zM446 284l22 16 22-16M368 396v-46h18v46M390 396v-38h14v38M262 168l50 22 26-44',
  thread: `${from(290, 372)}${loop(22)}C392 372 430 330 430 290C430 262 446 250 468 248`,
}
