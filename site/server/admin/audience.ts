/** What visits were counted, and the switch of it. */
import { createElement } from 'react'
import { isoDay, periodIn } from '../../audience/period.ts'
import { AUDIENCE, AUDIENCE_SHEET } from '../../desk/addresses.ts'
import { WORDS } from '../../desk/audience-words.ts'
import { Audience } from '../../desk/index.ts'
import { readFigures } from '../audience/figures.ts'
import { SHEETS, sheetOf } from '../audience/sheets.ts'
import { errorResponse } from '../error-response.ts'
import { below, type AdminOptions, type Area } from './area.ts'

export const audience = (area: Area, { measure }: AdminOptions): void => {
  area.get(below(AUDIENCE), async ({ language, store, session, query, now }) => {
    const figures = await readFigures(store, periodIn(query, now))
    const on = await measure.switched.read()
    const body = createElement(Audience, {
      csrf: session.csrf,
      on,
      possible: measure.possible,
      figures,
    })
    return { section: 'audience', title: WORDS[language].title, body }
  })
  area.post(below(AUDIENCE), async (_, form) => {
    const on = form.get('turn') === 'on'
    await measure.switched.turn(on && measure.possible)
    return { path: AUDIENCE, said: { did: on ? 'measured' : 'unmeasured' } }
  })
  area.get(below(AUDIENCE_SHEET), async ({ store, query, now }) => {
    const part = SHEETS.find((each) => each === query.get('part'))
    if (part === undefined) return errorResponse(404)
    const period = periodIn(query, now)
    const text = await sheetOf(store, period, part)
    const name = `audience-${part}-${isoDay(period.from)}-${isoDay(period.to)}.csv`
    return new Response(text, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
    })
  })
}
