/** Styles take spacing and type sizes from the theme; a measure of their own has its reason here. */
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
    'desk/audience',
    'desk/inbox-list',
    'desk/message',
    'desk/ranked-table',
    'dropdown-nav/dropdown-nav',
    'error-screen/error-screen',
    'facts/line',
    'field/choice',
    'field/field',
    'fit/fit',
    'heat-table/heat-table',
    'kbd/kbd',
    'language-switcher/language-switcher',
    'mobile-menu/mobile-menu',
    'mood-history/mood-history',
    'page-tabs/page-tabs',
    'panel/panel',
    'parts-bar/parts-bar',
    'price-list/price-list',
    'prompts/prompts',
    'quote/quote',
    'radio-group/radio-group',
    'section/ruled',
    'stepper/stepper',
    'steps/steps',
    'switch/switch',
    'table-of-contents/table-of-contents',
    'table/table',
    'toast/toast',
    'tooltip/tooltip',
    'universe-switcher/universe-switcher',
    'view/bar',
    'view/commands',
    'view/inspector',
    'view/moment',
    'view/workbench',
  ],
  'letters in a drawing, in its own units': ['flow-view/drawn', 'flow-view/template-shape'],
  'room for what stands there: a drawing, a sign, a control': [
    'chart/bar-chart',
    'chart/radar-chart',
    'checkbox/checkbox',
    'companion-stage/companion-stage',
    'day-plan/day-plan',
    'desk/inbox-filters',
    'drawer/drawer',
    'loading-screen/loading-screen',
    'opening/opening',
    'pebble/pebble',
    'search-field/search-field',
    'select/select',
    'template/template',
  ],
  'it grows with the window, or follows the width of the page': [
    'call-to-action/call-to-action',
    'case-study/case-study',
    'desk/frame',
    'desk/panes',
    'figure/figure',
    'footer/footer',
    'frame/asking',
    'frame/result',
    'frame/verdict',
    'game/game',
    'game/page',
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
    'canvas/canvas',
    'figure/diagram',
    'figure/drawn',
    'price-scale/price-scale',
    'ranking/ranking',
    'sprite-icon/sprite-icon',
    'workflow-graph/workflow-graph',
  ],
  'a sheet of paper, whose lines are set for print': ['cv/cv', 'frame/paper'],
}

const styles = [...sourcesOf('ui'), ...sourcesOf('site')].filter(
  (file) => file.endsWith('.css.ts') && !file.includes('/theme/'),
)
/** By the end of its path: a component may move. */
const nameOf = (file: string) => file.split('/').slice(-2).join('/').replace('.css.ts', '')
const measures = styles.map((file) => [nameOf(file), rawMeasures(parsed(file))] as const)

test('no style writes out a step that the theme has', () => {
  expect(styles.length).toBeGreaterThan(150)
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
