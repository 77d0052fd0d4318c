/** Keys of what stands in a row. */
import { SortableTable, Tabs, ToggleGroup } from '../../../ui/index.ts'
import { fromRight, tabs, toggles, type Patterns } from './pattern.tsx'

export const ROWS: Patterns = {
  tabs: {
    draw: () => <Tabs label="Vues" tabs={tabs} defaultValue="Deux" />,
    rows: [
      ['Tab comes to the open one', '', 'Deux'],
      ['the right arrow leads to the next', '{ArrowRight}', 'Trois'],
      ['and round the end', '{ArrowRight}{ArrowRight}', 'Un'],
      ['the left arrow leads back', '{ArrowLeft}', 'Un'],
      ['Home leads to the first', '{Home}', 'Un'],
      ['End leads to the last', '{End}', 'Trois'],
      ['the focus opens', '{End}', 'Trois', '[role=tab][aria-selected=true][data-value=Trois]'],
      ['Tab goes on to the panel', '{Tab}', 'Deux', '[role=tabpanel]:focus'],
    ],
  },
  'tabs that are opened by hand': {
    draw: () => <Tabs label="Vues" tabs={tabs} activation="manual" />,
    rows: [
      ['arrows open nothing', '{ArrowRight}', 'Deux', '[aria-selected=true][data-value=Un]'],
      ['Enter opens', '{ArrowRight}{Enter}', 'Deux', '[aria-selected=true][data-value=Deux]'],
      ['Space opens', '{ArrowRight} ', 'Deux', '[aria-selected=true][data-value=Deux]'],
    ],
  },
  'tabs from right to left': {
    draw: () => fromRight(<Tabs label="Vues" tabs={tabs} />),
    rows: [['the left arrow leads on', '{ArrowLeft}', 'Deux']],
  },
  'toggle group': {
    draw: () => <ToggleGroup label="Style" toggles={toggles} defaultValue={['Deux']} />,
    rows: [
      ['Tab comes to what is pressed', '', 'Deux'],
      ['arrows lead on', '{ArrowRight}', 'Trois'],
      ['and press nothing', '{ArrowRight}', 'Trois', '[aria-pressed=false]:focus'],
      ['Space presses', '{ArrowRight} ', 'Trois', '[aria-pressed=true]:focus'],
      ['Enter takes back', '{Enter}', 'Deux', '[aria-pressed=false]:focus'],
    ],
  },
  'toggle group from right to left': {
    draw: () => fromRight(<ToggleGroup label="Style" toggles={toggles} />),
    rows: [['the left arrow leads on', '{ArrowLeft}', 'Deux']],
  },
  'sortable table': {
    draw: () => <SortableTable name="Notes" corner="Base" columns={['Prix']} rows={[]} />,
    rows: [
      ['Tab comes to what scrolls, then to a head', '{Tab}', 'Prix'],
      ['Enter sorts by it, the most first', '{Tab}{Enter}', 'Prix', '[aria-sort=descending]'],
      ['Space turns that round', '{Tab}{Enter} ', 'Prix', '[aria-sort=ascending]'],
      ['and a third press takes it back', '{Tab}   ', 'Prix', 'th:not([aria-sort]) :focus'],
    ],
  },
}
