import { TECHNOLOGIES, type Technology } from '../../components/sprite-icon/index.ts'
import { UNIVERSES } from '#ui/theme/universe.css'

export const ALL = 'all'
export const CHOICES = [ALL, ...UNIVERSES] as const
export type Choice = (typeof CHOICES)[number]

/** Technologies whose name or tile holds every word of the query, whatever their capitals. */
export const findTechnologies = (query: string, choice: Choice): readonly Technology[] => {
  const words = plain(query).split(' ').filter(Boolean)
  return TECHNOLOGIES.filter(({ name, letters, icon, universe }) => {
    if (choice !== ALL && universe !== choice) return false
    const spelt = plain(name)
    const text = [spelt, spelt.replaceAll(' ', ''), plain(letters), icon].join(' ')
    return words.every((word) => text.includes(word))
  })
}

/** « Next.js » and « NEXT JS » are looked for alike. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
