import type { ReactElement } from 'react'
import { hidden } from '#ui/field'
import { type SheetName, type SheetNames, SHEETS, SpriteIcon } from '../sprite-icon/index.ts'
import * as css from './sprite-picker.css.ts'

export interface SpritePickerProps<S extends SheetName = SheetName> {
  sheet: S
  /** Name of the group and of its controls; unique in the page. */
  name: string
  legend: string
  /** What a picture is called. */
  labelOf: (name: SheetNames[S]) => string
  value: SheetNames[S]
  onValue: (name: SheetNames[S]) => void
  /** Where the sheet is, when it is not where the site publishes it. */
  href?: string | undefined
}

/** A sheet as it is, each of its cells to choose: one stop for the keyboard, then the arrows. */
export function SpritePicker<S extends SheetName>(props: SpritePickerProps<S>): ReactElement {
  const { sheet, name, legend, labelOf, value, onValue, href } = props
  const { names, columns } = SHEETS[sheet]
  return (
    <fieldset className={css.sheet}>
      <legend className={hidden}>{legend}</legend>
      <div className={css.cells[`of${columns}` as keyof typeof css.cells]}>
        {names.map((cell) => (
          <label key={cell} className={css.cell}>
            <input
              type="radio"
              className={css.input}
              name={name}
              aria-label={labelOf(cell)}
              checked={cell === value}
              onChange={() => onValue(cell)}
              // It lies over the whole cell. The document need not say each name twice.
              onPointerEnter={({ currentTarget }) => {
                currentTarget.title = labelOf(cell)
              }}
            />
            <SpriteIcon sheet={sheet} name={cell} href={href} lazy />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
