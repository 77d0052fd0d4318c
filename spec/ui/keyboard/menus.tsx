/** Keys of menus. */
import { vi } from 'vitest'
import { Menu } from '../../../ui/index.ts'
import { fromRight, type Patterns } from './pattern.tsx'

export const chosen = vi.fn<() => void>()
const nothing = () => undefined

export const menu = (
  <Menu
    label="Menu"
    items={[
      { key: 'open', label: 'Ouvrir', href: '#ouvrir', onSelect: chosen },
      { key: 'show', label: 'Afficher', checked: true, onCheckedChange: nothing },
      {
        key: 'sort',
        label: 'Tri',
        defaultValue: 'name',
        options: [
          { value: 'name', label: 'Par nom' },
          { value: 'date', label: 'Par date' },
        ],
      },
      { key: 'more', label: 'Exporter', items: [{ key: 'json', label: 'JSON', onSelect: chosen }] },
      { key: 'off', label: 'Imprimer', disabled: true, separated: true, onSelect: chosen },
    ]}
  />
)

export const MENUS: Patterns = {
  menu: {
    draw: () => menu,
    rows: [
      ['Enter opens it at the first', '{Enter}', 'Ouvrir'],
      ['Space too', ' ', 'Ouvrir'],
      ['the down arrow opens it at the first', '{ArrowDown}', 'Ouvrir'],
      ['the up arrow opens it at the last', '{ArrowUp}', 'Imprimer'],
      ['the down arrow leads on', '{Enter}{ArrowDown}', 'Afficher'],
      ['and round the end', '{ArrowUp}{ArrowDown}', 'Ouvrir'],
      ['the up arrow leads back', '{Enter}{ArrowUp}', 'Imprimer'],
      ['End leads to the last', '{Enter}{End}', 'Imprimer'],
      ['Home leads to the first', '{ArrowUp}{Home}', 'Ouvrir'],
      ['letters lead to what begins so', '{Enter}par', 'Par nom'],
      ['Space chooses a link', '{Enter} ', 'Menu', '[aria-expanded=false]:focus'],
      ['Space turns what is on or off, and it stays open', '{Enter}a ', 'Afficher'],
      [
        'Space chooses one of several',
        '{Enter}par{ArrowDown} ',
        'Par date',
        '[aria-checked=true]:focus',
      ],
      ['what is off can be reached, not chosen', '{ArrowUp}{Enter}', 'Imprimer'],
      ['the right arrow opens an inner one at its first', '{Enter}e{ArrowRight}', 'JSON'],
      ['Enter opens an inner one', '{Enter}e{Enter}', 'JSON'],
      ['the left arrow goes back out', '{Enter}e{ArrowRight}{ArrowLeft}', 'Exporter'],
      ['choosing in an inner one closes all', '{Enter}e{ArrowRight}{Enter}', 'Menu'],
      ['Tab closes it', '{Enter}{Tab}', '', 'button[aria-expanded=false]'],
      ['Esc closes it', '{Enter}{Escape}', 'Menu', 'button[aria-expanded=false]:focus'],
    ],
  },
  'menu from right to left': {
    draw: () => fromRight(menu),
    rows: [
      ['the left arrow opens an inner one', '{Enter}e{ArrowLeft}', 'JSON'],
      ['the right arrow goes back out', '{Enter}e{ArrowLeft}{ArrowRight}', 'Exporter'],
    ],
  },
}
