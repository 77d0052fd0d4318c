import type { BUTTON_SIZES, BUTTON_VARIANTS } from '#ui/button'

export interface Choice {
  readonly variant: (typeof BUTTON_VARIANTS)[number]
  readonly size: (typeof BUTTON_SIZES)[number]
  readonly label: string
  readonly icon: boolean
  readonly disabled: boolean
  readonly busy: boolean
}

/** The code that makes a button: what is as it is anyway is left out. */
export const snippetOf = ({ variant, size, label, icon, disabled, busy }: Choice): string => {
  const attributes = [
    variant !== 'line' && `variant="${variant}"`,
    size !== 'm' && `size="${size}"`,
    disabled && 'disabled',
    busy && 'busy',
  ].filter((part) => part !== false)
  const open = ['<Button', ...attributes].join(' ')
  const words = /[{}<>]/u.test(label) ? `{${JSON.stringify(label)}}` : label
  if (!icon && open.length + words.length < 60) return `${open}>${words}</Button>`
  return [`${open}>`, `  ${words}`, icon && '  <Icon name="arrow" />', '</Button>']
    .filter((line) => line !== false)
    .join('\n')
}
