import { CONVERSIONS } from '../../audience/conversions.ts'
import { conversionOf, type ConversionPaths } from '../conversions.ts'
import { namedEvent, type NamedEvent } from './events.ts'

/** What a click tells; most tell no more than that one clicked. */
export const eventsOfClick = (
  target: Element,
  conversions: ConversionPaths,
): readonly NamedEvent[] => {
  const link = target.closest<HTMLAnchorElement>('a[href]')
  const conversion = conversionOf(target, conversions)
  const found = link ? ofLink(link) : ofButton(target)
  return conversion === undefined
    ? found
    : [...found, namedEvent('conversion', { type: conversion, value: CONVERSIONS[conversion] })]
}

const ofButton = (target: Element): readonly NamedEvent[] => {
  const button = target.closest('button,summary')
  // Whoever refuses to be counted is not counted for refusing.
  if (button === null || button.closest('[data-untold]') !== null) return []
  return [namedEvent('click', { target: labelOf(button), kind: 'button' })]
}

const ofLink = (link: HTMLAnchorElement): readonly NamedEvent[] => {
  const { protocol, host, pathname } = link
  if (protocol === 'mailto:' || protocol === 'tel:') {
    const method = protocol === 'tel:' ? 'phone' : 'email'
    return [
      namedEvent('contact_interaction', { method }),
      namedEvent('contact_conversion', { method }),
    ]
  }
  if (link.hasAttribute('download') || FILE.test(pathname)) return ofFile(pathname)
  if (host !== location.host) {
    const clicked = namedEvent('click', { target: host, kind: 'outside' })
    // Profiles of the owner say so: `rel="me"`.
    return link.relList.contains('me')
      ? [clicked, namedEvent('social_interaction', { network: host })]
      : [clicked]
  }
  const [, technology] = INTEGRATION.exec(pathname) ?? []
  return [
    namedEvent('click', { target: pathname, kind: 'link' }),
    // The navigation itself says where it leads.
    ...(link.closest('header,[popover]')
      ? []
      : [namedEvent('navigation', { from: location.pathname, to: pathname })]),
    ...(technology === undefined ? [] : [namedEvent('tech_interest', { technology })]),
  ]
}

const ofFile = (path: string): readonly NamedEvent[] => {
  const file = path.slice(path.lastIndexOf('/') + 1)
  return [
    namedEvent('download', { file }),
    ...(/\bcv\b/u.test(file) ? [namedEvent('cv_download', { file })] : []),
  ]
}

/** A button's name, not what a visitor wrote: fields have none of these. */
const labelOf = (button: Element): string =>
  (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().slice(0, 80)

const FILE = /\.(?!html$)\w+$/u
const INTEGRATION = /\/workflows\/integration\/([\w-]+)$/u
