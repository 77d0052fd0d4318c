import { TECHNOLOGIES } from '../components/sprite-icon/index.ts'
import { TECHNOLOGY_FAMILIES } from '../content/technologies.ts'
import { hrefTo } from './entries.ts'
import type { Language } from './language.ts'
import type { TechnologyGroup, ToolsAtWork } from './page-data.ts'

/** [2.1.105] The technologies in a language, their pages resolved. */
export const technologyGroups = (language: Language): readonly TechnologyGroup[] =>
  TECHNOLOGY_FAMILIES.map(({ id, universe, uses, ...title }) => ({
    id,
    universe,
    title: title[language],
    uses: uses.map(({ icon, here, page, ...text }) => ({
      icon,
      name: nameOf(icon),
      text: text[language],
      ...(here && { here }),
      ...(page !== undefined && { href: hrefTo(page, language) }),
    })),
  }))

/** Those that make or test this site, counted beside all that it tells of. */
export const toolsAtWork = (language: Language): ToolsAtWork => {
  const groups = technologyGroups(language)
  const families = groups
    .map(({ title, uses }) => ({
      title,
      names: uses.filter(({ here }) => here).map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0)
  return {
    described: groups.flatMap(({ uses }) => uses).length,
    used: families.flatMap(({ names }) => names).length,
    families,
  }
}

const nameOf = (key: string): string => {
  const technology = TECHNOLOGIES.find(({ icon }) => icon === key)
  if (technology === undefined) throw new Error(`no technology is called ${key}`)
  return technology.name
}
