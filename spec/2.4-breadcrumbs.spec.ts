/** Section 2.4: the trail is read off the path. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crumbsOf } from '../site/routes/crumbs.ts'
import { respell } from '../site/routes/respell.ts'
import { addresses, resolve } from '../site/routes/resolve.ts'
import { shownAt, textOf } from './support/rendered.ts'
import { urlOf } from '../site/routes/address.ts'

const labels = (path: string) => crumbsOf(path, 'fr').map(({ label }) => label)
const last = (path: string) => labels(path).at(-1)
const english = (path: string) => crumbsOf(path, 'en').at(-1)?.label

/** The trail of a page, as its reader sees it: words, and where they lead. */
const trailAt = async (address: string) => {
  const { body } = await shownAt(address)
  const [trail = ''] =
    /<nav[^>]*aria-label="(?:Fil d’Ariane|Breadcrumb)".*?<\/nav>/su.exec(body) ?? []
  return [...trail.matchAll(/<li[^>]*>(?<item>.*?)<\/li>/gsu)].map(({ groups }) => {
    const item = groups?.['item'] ?? ''
    return { label: textOf(item), href: /href="([^"]*)"/u.exec(item)?.[1] }
  })
}

const segment = fc.stringMatching(/^[a-z][a-z0-9]{0,7}(-[a-z0-9]{1,7})?$/u)
const path = fc
  .array(segment, { maxLength: 4 })
  .map((segments) => `/${segments.join('/')}`)
  .filter((each) => !/^\/(en|fr)(\/|$)/u.test(each))

describe('the trail', () => {
  test('[2.4.1] it begins with Accueil, and each segment adds one crumb', () => {
    fc.assert(
      fc.property(path, (each) => {
        const segments = each.split('/').filter(Boolean)
        const [home, ...rest] = crumbsOf(each, 'fr')
        expect(home).toMatchObject({ label: 'Accueil', path: '/' })
        expect(rest.map((crumb) => crumb.path)).toEqual(
          segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`),
        )
      }),
    )
  })

  test('a language prefix makes no crumb, and stays in the addresses', () => {
    fc.assert(
      fc.property(path, fc.constantFrom('en', 'fr'), (each, prefix) => {
        const below = each === '/' ? '' : each
        const crumbs = crumbsOf(`/${prefix}${below}`, 'fr')
        expect(crumbs.map(({ label }) => label)).toEqual(labels(each))
        expect(crumbs.map((crumb) => crumb.path)).toEqual(
          crumbsOf(each, 'fr').map((crumb) => `/${prefix}${crumb.path === '/' ? '' : crumb.path}`),
        )
      }),
    )
  })

  test('[2.4.1] the reader sees it on the page: home first, each crumb that is a page a link', async () => {
    expect(await trailAt('/glossaire-ia/rag')).toEqual([
      { label: 'Accueil', href: '/' },
      { label: 'Glossaire IA', href: '/glossaire-ia' },
      { label: 'RAG', href: undefined },
    ])
    expect(await trailAt('/en/workflows/category/documents')).toEqual([
      { label: 'Home', href: '/en' },
      { label: 'Workflows', href: '/en/workflows' },
      { label: 'Category', href: undefined },
      { label: 'Documents', href: undefined },
    ])
  })

  test('[2.4.9] accents and capitals that an address cannot hold are those of the page’s own words', async () => {
    const ends = async (address: string) => (await trailAt(address)).at(-1)?.label
    expect(await ends('/activite-github')).toBe('Activité GitHub')
    // A French address says nothing to who reads English: there the page's own name does.
    expect(await ends('/accessibilite?lang=en')).toBe('Accessibility')
    expect(await ends('/en/glossaire-ia')).toBe('AI glossary')
    expect(await ends('/freelance-ia-lyon')).toBe('Freelance IA Lyon')
    expect(await ends('/integrations')).toBe('Intégrations')
    expect(await ends('/en/workflows/integration/hubspot')).toBe('HubSpot')
  })

  test('a capital at the start of a sentence is no reason for one in a label', () => {
    const texts = ['Évaluer ? Où évaluer avec GitHub', 'Le Grand Est']
    expect(respell('Ou evaluer github grand est cobol', texts)).toBe(
      'Ou évaluer GitHub Grand Est cobol',
    )
  })

  test('every page has one, and no crumb leads nowhere or to another language', async () => {
    const faults: string[] = []
    for (const { path: address, language } of addresses()) {
      const { page } = await shownAt(language === 'en' ? `${address}?lang=en` : address)
      const [first, ...rest] = page.crumbs
      if (page.crumbs.length !== crumbsOf(address, language).length || !first) faults.push(address)
      for (const { href } of rest.concat(first ?? []).filter((crumb) => crumb.href !== undefined)) {
        const found = resolve(urlOf(href ?? ''))
        if (found.kind !== 'page' || found.language !== language)
          faults.push(`${address} → ${href}`)
      }
    }
    expect(faults).toEqual([])
  })
})

describe('labels', () => {
  test.each([
    ['2.4.2', '/ia', 'Services IA'],
    ['2.4.2', '/services-ia', 'Services IA'],
    ['2.4.3', '/workflow-studio', 'Workflow Studio'],
    ['2.4.4', '/workflows', 'Workflows'],
    ['2.4.5', '/blog', 'Blog'],
    ['2.4.6', '/contact', 'Contact'],
    ['2.4.7', '/cv', 'CV'],
    ['2.4.8', '/code', 'Développement'],
  ])('[%s] %s reads %s, wherever it stands', (_id, address, label) => {
    expect([last(address), last(`/en${address}`), last(`/x${address}`)]).toEqual([
      label,
      label,
      label,
    ])
  })

  test('each label of the site’s own has an English one', () => {
    expect(['/', '/ia', '/code', '/cv'].map(english)).toEqual([
      'Home',
      'AI services',
      'Development',
      'CV',
    ])
  })

  test('[2.4.9] any other segment appears with a capital letter', () => {
    expect(['/galerie-artistique', '/guides-ia', '/sitemap', '/faq'].map(last)).toEqual([
      'Galerie artistique',
      'Guides IA',
      'Sitemap',
      'FAQ',
    ])
    const known = new Set(['ia', 'services-ia', 'workflow-studio', 'workflows', 'blog'])
    for (const each of ['contact', 'cv', 'code']) known.add(each)
    fc.assert(
      fc.property(
        segment.filter((each) => !known.has(each)),
        (each) => {
          const label = last(`/x/${each}`) ?? ''
          expect(label.charAt(0)).toBe(each.charAt(0).toUpperCase())
          expect(label.toLowerCase()).toBe(each.replaceAll('-', ' '))
        },
      ),
    )
  })

  test('a segment that cannot be decoded is shown as it stands, names of objects too', () => {
    expect(['/%E0%A4%A', '/constructor', '/__proto__'].map(last)).toEqual([
      '%E0%A4%A',
      'Constructor',
      '__proto__',
    ])
  })
})
