/** Every component of the library's doors, and those of which no contract is asked. */
import type { ComponentType } from 'react'

const isComponent = (name: string, value: unknown): value is ComponentType =>
  /^[A-Z]\w*[a-z]/u.test(name) && typeof value === 'function'

/** `DialogParts.Title` beside `Dialog`. */
const componentsOf = (folder: object): readonly string[] =>
  Object.entries(folder).flatMap(([name, value]) => {
    if (isComponent(name, value)) return [name]
    if (!name.endsWith('Parts') || typeof value !== 'object') return []
    return Object.keys(value as object).map((part) => `${name}.${part}`)
  })

/** Those without an element of their own, and why. */
const DRAWS_NOTHING: Readonly<Record<string, string>> = {
  'ComboboxParts.Root': 'holds what its parts share',
  'DialogParts.Root': 'holds what its parts share',
  'DialogParts.Cross': 'the cross of the panel that it stands in',
  'DrawerParts.Root': 'as that of a dialog',
  'DrawerParts.Cross': 'as that of a dialog',
  'MenuParts.Root': 'holds what its parts share',
  'PopoverParts.Root': 'holds what its parts share',
  'TooltipParts.Trigger': 'adds to the element that it is given',
  OpalGradient: 'a paint of the drawing that it stands in',
  ThemedImage: 'two pictures of one thing: what it is given goes to both',
  Messages: 'two paragraphs that their control names',
  Still: 'as a themed image',
  TamagotchiProvider: 'hands a life down',
}

const UI = import.meta.glob<object>(['../../../ui/*/index.ts', '!**/companion/index.ts'], {
  eager: true,
})

const COMPANION = import.meta.glob<object>('../../../ui/companion/*/index.ts', { eager: true })

/** Names of all that has to keep the contract, of both doors. */
export const COMPONENTS: readonly string[] = [UI, COMPANION].flatMap((door) =>
  Object.values(door)
    .flatMap(componentsOf)
    .filter((name) => DRAWS_NOTHING[name] === undefined),
)
