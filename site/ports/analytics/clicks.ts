import { conversionOf, CONVERSIONS } from '../companion/conversions.ts'
import { happening, type Happening } from './happening.ts'

/** What a click tells; most tell no more than that one clicked. */
export const eventsOfClick = (target: Element): readonly Happening[] => {
  const link = target.closest<HTMLAnchorElement>('a[href]')
  const conversion = conversionOf(target)
  const found = link ? ofLink(link) : ofButton(target)
  return conversion === undefined
    ? found
    : [...found, happening('conversion', { type: conversion, value: CONVERSIONS[conversion] })]
}

const ofButton = (target: Element): readonly Happening[] => {
  const button = target.closest('button,summary')
  if (button === null) return []
  return [happening('click', { target: labelOf(button), kind: 'button' })]
}

const ofLink = (link: HTMLAnchorElement): readonly Happening[] => {
  const { protocol, host, pathname } = link
  if (protocol === 'mailto:' || protocol === 'tel:') {
    const method = protocol === 'tel:' ? 'phone' : 'email'
    return [
      happening('contact_interaction', { method }),
      happening('contact_conversion', { method }),
    ]
  }
  if (link.hasAttribute('download') || FILE.test(pathname)) return ofFile(pathname)
  if (host !== location.host) {
    const clicked = happening('click', { target: host, kind: 'outside' })
    // Profiles of the owner say so: `rel="me"`.
    return link.relList.contains('me')
      ? [clicked, happening('social_interaction', { network: host })]
      : [clicked]
  }
  const [, technology] = INTEGRATION.exec(pathname) ?? []
  return [
    happening('click', { target: pathname, kind: 'link' }),
    // The navigation itself says where it leads.
    ...(link.closest('header,[popover]')
      ? []
      : [happening('navigation', { from: location.pathname, to: pathname })]),
    ...(technology === undefined ? [] : [happening('tech_interest', { technology })]),
  ]
}

const ofFile = (path: string): readonly Happening[] => {
  const file = path.slice(path.lastIndexOf('/') + 1)
  return [
    happening('download', { file }),
    ...(/\bcv\b/u.test(file) ? [happening('cv_download', { file })] : []),
  ]
}

/** A button's name, not what a visitor wrote: fields have none of these. */
const labelOf = (button: Element): string =>
  (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().slice(0, 80)

const FILE = /\.(?!html$)\w+$/u
const INTEGRATION = /\/workflows\/integration\/([\w-]+)$/u
