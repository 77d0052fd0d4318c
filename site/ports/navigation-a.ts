import type { NavigationDataA } from '../navigation/reading-a-data.ts'
import type { Language } from '../routes/language.ts'
import { readAttributes } from './document-attributes.ts'

/** File name, below the build's data, of navigation A in a language. */
export const navigationFile = (language: Language): string => `navigation-a.${language}`

/** @throws when the file is not there: the page keeps the navigation that it has */
export const loadNavigationA = async (language: Language): Promise<NavigationDataA> => {
  const response = await fetch(`/data/${readAttributes().build}/${navigationFile(language)}.json`)
  if (!response.ok) throw new Error(`navigation A answered ${response.status}`)
  return (await response.json()) as NavigationDataA
}
