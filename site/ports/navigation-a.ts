import type { NavigationDataA } from '../navigation/reading-a-data.ts'
import { dataAddress } from '../routes/address.ts'
import type { Language } from '../routes/language.ts'
import { readAttributes } from './document-attributes.ts'

/** Name of navigation A's data in a language. */
export const navigationName = (language: Language): string => `navigation-a.${language}`

/** @throws when the file is not there: the page keeps the navigation that it has */
export const loadNavigationA = async (language: Language): Promise<NavigationDataA> => {
  const response = await fetch(dataAddress(readAttributes().build, navigationName(language)))
  if (!response.ok) throw new Error(`navigation A answered ${response.status}`)
  return (await response.json()) as NavigationDataA
}
