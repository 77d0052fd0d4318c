/** Components take spacing and type sizes from the theme; where one has a measure of its own, it says why. */
import { describe, expect, test } from 'vitest'
import { rawMeasures } from './support/raw-measures.ts'
import { parse, parsed, sourcesOf } from './support/source.ts'

/** By reason, the styles that have measures which are no steps. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'a hair beside a step, so that words, signs and lines meet': [
    'activity-button/activity-button',
    'badge/badge',
    'card/card',
    'care-panel/care-panel',
    'career-axis/career-axis',
    'consent/consent',
    'debug-overlay/debug-overlay',
    'dropdown-nav/dropdown-nav',
    'error-screen/error-screen',
    'fact-line/fact-line',
    'field/choice',
    'field/field',
    'fit/fit',
    'heat-table/heat-table',
    'kbd/kbd',
    'language-switcher/language-switcher',
    'mobile-menu/mobile-menu',
    'mood-history/mood-history',
    'panel/panel',
    'page-tabs/page-tabs',
    'parts-bar/parts-bar',
    'price-list/price-list',
    'quote/quote',
    'radio-group/radio-group',
    'section/ruled',
    'steps/steps',
    'stepper/stepper',
    'switch/switch',
    'table/table',
    'table-of-contents/table-of-contents',
    'toast/toast',
    'tooltip/tooltip',
    'universe-switcher/universe-switcher',
  ],
  'letters in a drawing, in its own units': ['flow-view/drawn', 'flow-view/template-shape'],
  'room for what stands there: a drawing, a sign, a control': [
    'chart/bar-chart',
    'chart/radar-chart',
    'checkbox/checkbox',
    'companion-stage/companion-stage',
    'day-plan/day-plan',
    'drawer/drawer',
    'loading-screen/loading-screen',
    'opening/opening',
    'pebble/pebble',
    'search-field/search-field',
    'select/select',
  ],
  'it grows with the window, or follows the width of the page': [
    'call-to-action/call-to-action',
    'case-study/case-study',
    'figure/figure',
    'footer/footer',
    'nav-bar/nav-bar',
    'nav-link/nav-link',
    'neighbours/neighbours',
    'prose/reading',
    'quote-sheet/quote-sheet',
    'section/section',
    'testimonial/testimonial',
    'thread/thread',
  ],
  'letters and figures of a drawing, or as large as one': [
    'chart/gauge',
    'figure/diagram',
    'figure/drawn',
    'price-scale/price-scale',
    'ranking/ranking',
    'sprite-icon/sprite-icon',
    'workflow-graph/workflow-graph',
  ],
}

const styles = [...sourcesOf('ui'), ...sourcesOf('site/components')].filter(
  (file) => file.endsWith('.css.ts') && !file.includes('/theme/'),
)
/** By the end of its path: a component may move. */
const nameOf = (file: string) => file.split('/').slice(-2).join('/').replace('.css.ts', '')
const measures = styles.map((file) => [nameOf(file), rawMeasures(parsed(file))] as const)

test('no style writes out a step that the theme has', () => {
  expect(styles.length).toBeGreaterThan(60)
  const steps = measures.flatMap(([name, found]) =>
    found
      .filter(({ isStep }) => isStep)
      .map(({ property, value }) => `${name}: ${property} ${value}`),
  )
  expect(steps).toEqual([])
})

test('and what is no step stands in a style that has a reason', () => {
  const explained = Object.values(OWN).flat()
  const left = measures.filter(([, found]) => found.some(({ isStep }) => !isStep))
  const unexplained = left.filter(([name]) => !explained.includes(name))
  expect(unexplained.map(([name, [one]]) => `${name}: ${one?.property} ${one?.value}`)).toEqual([])
  // The list only shrinks.
  expect(explained.filter((name) => !left.some(([other]) => other === name))).toEqual([])
})

describe('a source', () => {
  test.each([
    ['style({ padding: 16 })', ['16px']],
    ["style({ gap: '2px 9px' })", ['2px', '9px']],
    ['style({ margin: -8 })', ['8px']],
    ["style({ fontSize: '.8125rem' })", ['.8125rem']],
    ['style({ paddingBlock: `${a} max(20px, 1em)` })', ['20px']],
    ["style({ selectors: { '&:hover': { gap: wide ? 4 : 0 } } })", ['4px']],
    ["style({ padding: 0, margin: '0 auto', gap: '.5em', width: 40, fontSize: '94%' })", []],
    ['style({ gap: fixed.space[16], padding: `${side} ${fixed.space[2]}` })', []],
  ])('%s has %j', (source, values) => {
    expect(rawMeasures(parse(source)).map(({ value }) => value)).toEqual(values)
  })
})
