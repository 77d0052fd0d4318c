import type { Language, Product } from './product.ts'
import type { Wish } from './wish.ts'

/** What people type, and the products that are exactly that; none: nothing must be shown. */
export interface Trial {
  readonly ask: string
  readonly exact: readonly string[]
}

export type Found = (wish: Wish) => readonly Product[]
export type Read = (ask: string) => Wish

/** Of the first three shown: who found something right, who showed something wrong. */
export const mark = (trials: readonly Trial[], read: Read, found: Found) => {
  const shown = trials.map(({ ask, exact }) => {
    const ids = found(read(ask))
      .slice(0, 3)
      .map(({ id }) => id)
    return { ask, exact, ids }
  })
  const able = shown.filter(({ exact }) => exact.length > 0)
  return {
    trials: able.length,
    reached: able.filter(({ exact, ids }) => ids.some((id) => exact.includes(id))).length,
    wrong: shown.reduce(
      (sum, { exact, ids }) => sum + ids.filter((id) => !exact.includes(id)).length,
      0,
    ),
    shown: shown.reduce((sum, { ids }) => sum + ids.length, 0),
  }
}

export const trials: Readonly<Record<Language, readonly Trial[]>> = {
  fr: [
    { ask: 'chaussures imperméables sans cuir', exact: ['CH-103'] },
    { ask: 'chaussure de marche imperméable en 42', exact: ['CH-101', 'CH-103'] },
    { ask: 'godillots en cuir', exact: ['CH-101', 'CH-104'] },
    { ask: 'un duvet pour le gel', exact: ['SC-301'] },
    { ask: 'doudoune sans duvet', exact: ['VE-203'] },
    { ask: 'sac de couchage sans plumes', exact: ['SC-302'] },
    { ask: 'k-way léger', exact: ['VE-201'] },
    { ask: 'anorak chaud pour la neige', exact: ['VE-202', 'VE-203'] },
    { ask: 'frontale rechargeable', exact: ['LF-501'] },
    { ask: 'lampe pour le froid', exact: ['LF-502'] },
    { ask: 'tente légère deux personnes', exact: ['TE-401'] },
    { ask: 'chausures impermeable sans cuire', exact: ['CH-103'] },
    { ask: 'frnotale rechargable', exact: ['LF-501'] },
    { ask: 'tapis de sol pour la neige', exact: ['MA-801'] },
    { ask: 'tente rechargeable', exact: [] },
    { ask: 'chaussures en duvet', exact: [] },
  ],
  en: [
    { ask: 'waterproof shoes without leather', exact: ['CH-103'] },
    { ask: 'waterproof walking boots size 42', exact: ['CH-101', 'CH-103'] },
    { ask: 'leather trainers', exact: ['CH-101', 'CH-104'] },
    { ask: 'sleeping bag for frost', exact: ['SC-301'] },
    { ask: 'puffer without down', exact: ['VE-203'] },
    { ask: 'sleeping bag, no feathers', exact: ['SC-302'] },
    { ask: 'lightweight windbreaker for rain', exact: ['VE-201'] },
    { ask: 'warm coat for snow', exact: ['VE-202', 'VE-203'] },
    { ask: 'rechargeable headlamp', exact: ['LF-501'] },
    { ask: 'torch for cold weather', exact: ['LF-502'] },
    { ask: 'light tent for two people', exact: ['TE-401'] },
    { ask: 'watreproof shoes withuot lether', exact: ['CH-103'] },
    { ask: 'rechargable haedlamp', exact: ['LF-501'] },
    { ask: 'pad for sleeping on snow', exact: ['MA-801'] },
    { ask: 'rechargeable tent', exact: [] },
    { ask: 'shoes filled with down', exact: [] },
  ],
}
