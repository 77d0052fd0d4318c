/** The words of those who ask, and what they mean in the catalogue. Belongs to the sales team. */
import type { Category, Language, Trait } from './product.ts'

export type Meaning = { readonly category: Category } | { readonly trait: Trait }

const words = <M extends Meaning>(meaning: M, list: string): readonly (readonly [string, M])[] =>
  list.split(' ').map((word) => [word, meaning] as const)

const shoes = { category: 'shoes' } as const
const jacket = { category: 'jacket' } as const

export const VOCABULARY: Readonly<Record<Language, ReadonlyMap<string, Meaning>>> = {
  fr: new Map<string, Meaning>([
    ...words(shoes, 'chaussure godillot basket sandale bottine'),
    ...words(jacket, 'veste doudoune anorak k-way coupe-vent blouson'),
    ...words({ category: 'bag' }, 'sac-de-couchage duvet'),
    ...words({ category: 'tent' }, 'tente canadienne'),
    ...words({ category: 'lamp' }, 'lampe frontale torche'),
    ...words({ category: 'stove' }, 'rechaud bruleur popote'),
    ...words({ category: 'pack' }, 'sac-a-dos sac'),
    ...words({ category: 'mat' }, 'matelas tapis'),
    ...words({ trait: 'waterproof' }, 'impermeable etanche pluie'),
    ...words({ trait: 'leather' }, 'cuir'),
    ...words({ trait: 'down' }, 'plume'),
    ...words({ trait: 'vegan' }, 'vegan vegane'),
    ...words({ trait: 'winter' }, 'hiver froid neige gel'),
    ...words({ trait: 'light' }, 'leger legere'),
    ...words({ trait: 'rechargeable' }, 'rechargeable usb'),
  ]),
  en: new Map<string, Meaning>([
    ...words(shoes, 'shoe boot trainer sandal'),
    ...words(jacket, 'jacket puffer anorak windbreaker coat'),
    ...words({ category: 'bag' }, 'sleeping-bag'),
    ...words({ category: 'tent' }, 'tent'),
    ...words({ category: 'lamp' }, 'head-torch torch headlamp lamp light'),
    ...words({ category: 'stove' }, 'stove burner'),
    ...words({ category: 'pack' }, 'rucksack backpack'),
    ...words({ category: 'mat' }, 'mat pad mattress'),
    ...words({ trait: 'waterproof' }, 'waterproof rainproof rain'),
    ...words({ trait: 'leather' }, 'leather'),
    ...words({ trait: 'down' }, 'down feather'),
    ...words({ trait: 'vegan' }, 'vegan'),
    ...words({ trait: 'winter' }, 'winter cold snow frost'),
    ...words({ trait: 'light' }, 'lightweight'),
    ...words({ trait: 'rechargeable' }, 'rechargeable usb'),
  ]),
}

/** What a word means where the thing itself is named too: « un duvet », « une veste en duvet ». */
export const BESIDE: Readonly<Record<Language, ReadonlyMap<string, Meaning>>> = {
  fr: new Map(words({ trait: 'down' }, 'duvet')),
  en: new Map(words({ trait: 'light' }, 'light')),
}

/** Words that are one thing only together. */
export const PHRASES: Readonly<Record<Language, readonly string[]>> = {
  fr: ['sac de couchage', 'sac a dos', 'coupe vent'],
  en: ['sleeping bag', 'head torch'],
}

/** What turns the next trait into one that must not be there. */
export const NEGATIONS: Readonly<Record<Language, readonly string[]>> = {
  fr: ['sans', 'pas', 'ni'],
  en: ['without', 'no', 'not', 'neither', 'nor'],
}

/** What carries a negation over to the next trait: « sans cuir ou duvet », “no leather or down”. */
export const JOINTS: Readonly<Record<Language, readonly string[]>> = {
  fr: ['ou'],
  en: ['or', 'either'],
}
