import type { ReactElement } from 'react'
import {
  analyticsA,
  CURRENCIES_A,
  totalWealth,
  type CurrencyA,
  type PetA,
} from '../../../engine/index.ts'
import { Facts } from '../../facts/index.ts'
import type { Attributes } from '../../render/index.ts'

export interface GeneticsWords {
  dna: string
  dominant: string
  recessive: string
  mutations: string
  none: string
  /** A trait or a mutation in words; the host may know more of them than the engine. */
  trait: (key: string) => string
  list: (words: readonly string[]) => string
  rarity: string
  number: (value: number) => string
  generation: string
  parents: string
  /** « première génération » */
  noParents: string
  children: string
  age: string
  days: (days: number) => string
}

export interface GeneticsCardProps extends Attributes<'dl', 'children'> {
  pet: PetA
  /** Now, on the life's clock. */
  at: number
  words: GeneticsWords
}

/** [3.1.13] What reading A's pet was born with and hands on. */
export function GeneticsCard({ pet, at, words, ...rest }: GeneticsCardProps): ReactElement {
  const { dna, dominantTraits, recessiveTraits, mutations, parentage } = pet.genetics
  const { parent1, parent2, children } = parentage
  const { daysAlive, rarity } = analyticsA(pet, at)
  const said = (keys: readonly string[]) =>
    keys.length === 0 ? words.none : words.list(keys.map(words.trait))
  const parents = [parent1, parent2].filter((parent) => parent !== null)
  return (
    <Facts
      facts={[
        { term: words.dna, value: dna, code: true },
        { term: words.dominant, value: said(dominantTraits) },
        { term: words.recessive, value: said(recessiveTraits) },
        { term: words.mutations, value: said(mutations) },
        { term: words.rarity, value: words.number(rarity) },
        { term: words.generation, value: pet.profile.generation },
        { term: words.age, value: words.days(daysAlive) },
        parents.length === 0
          ? { term: words.parents, value: words.noParents }
          : { term: words.parents, value: words.list(parents), code: true },
        ...(children.length === 0
          ? [{ term: words.children, value: words.none }]
          : [{ term: words.children, value: words.list(children), code: true }]),
      ]}
      {...rest}
    />
  )
}

export interface WalletWords {
  currencies: Readonly<Record<CurrencyA, string>>
  wealth: string
}

export interface WalletProps extends Attributes<'dl', 'children'> {
  pet: PetA
  words: WalletWords
}

/** [3.1.22] What she owns, and [3.1.31] what it is all worth. */
export function Wallet({ pet, words, ...rest }: WalletProps): ReactElement {
  return (
    <Facts
      facts={[
        ...CURRENCIES_A.map((key) => ({ term: words.currencies[key], value: pet.economy[key] })),
        { term: words.wealth, value: totalWealth(pet.economy) },
      ]}
      {...rest}
    />
  )
}
