/** Elements and values as one would write them. */
import { Fragment, isValidElement, type ReactElement } from 'react'

type Props = Readonly<Record<string, unknown>>

/** @param name of the component @param indent of its first line */
export const jsxOf = (name: string, { children, ...props }: Props, indent = ''): string => {
  const inner = `${indent}  `
  const attributes = Object.entries(props).flatMap(([key, value]) => {
    if (value === undefined) return []
    if (value === true) return [key]
    return [
      typeof value === 'string' && !value.includes('"')
        ? `${key}="${value}"`
        : `${key}={${written(value, inner)}}`,
    ]
  })
  const oneLine = [name, ...attributes].join(' ')
  const open =
    oneLine.length + indent.length > WIDTH || oneLine.includes('\n')
      ? `<${[name, ...attributes].join(`\n${inner}`)}\n${indent}`
      : `<${oneLine}`
  const parts = childrenOf(children, inner)
  if (parts.length === 0)
    return open.endsWith(indent) && open.includes('\n') ? `${open}/>` : `${open} />`
  const short = `${open}>${parts.join('')}</${name}>`
  if (parts.length === 1 && !short.includes('\n') && indent.length + short.length <= WIDTH)
    return short
  const lines = parts.map((part) => `\n${inner}${part}`).join('')
  return `${open}>${lines}\n${indent}</${name}>`
}

const WIDTH = 80

const childrenOf = (children: unknown, indent: string): readonly string[] => {
  if (Array.isArray(children)) return children.flatMap((child) => childrenOf(child, indent))
  if (children === undefined || children === null || typeof children === 'boolean') return []
  if (isElement(children) && children.type === Fragment)
    return childrenOf(children.props['children'], indent)
  if (isElement(children)) return [elementOf(children, indent)]
  return [typeof children === 'string' ? children.trim() : `{${written(children, indent)}}`]
}

const written = (value: unknown, indent: string): string => {
  if (typeof value === 'function') return '() => {}'
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`
  if (isElement(value)) return elementOf(value, indent)
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const inner = `${indent}  `
  const parts = Object.entries(value).map(
    ([key, part]) => `${isList ? '' : `${nameOf(key)}: `}${written(part, inner)}`,
  )
  const [open, close] = isList ? '[]' : '{}'
  const space = isList ? '' : ' '
  const oneLine = `${open}${space}${parts.join(', ')}${space}${close}`
  if (parts.length === 0) return `${open}${close}`
  if (oneLine.length + indent.length <= WIDTH && !oneLine.includes('\n')) return oneLine
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`
}

const nameOf = (key: string) => (/^[A-Za-z_$][\w$]*$/u.test(key) ? key : `'${key}'`)

const isElement = (value: unknown): value is ReactElement<Props> => isValidElement(value)

const elementOf = ({ type, props }: ReactElement<Props>, indent: string): string => {
  if (type === Fragment) {
    const parts = childrenOf(props['children'], `${indent}  `)
    return `<>${parts.map((part) => `\n${indent}  ${part}`).join('')}\n${indent}</>`
  }
  if (typeof type === 'string') return jsxOf(type, props, indent)
  const { displayName, name } = type as { readonly displayName?: string; readonly name?: string }
  return jsxOf(displayName ?? name ?? 'Component', props, indent)
}
