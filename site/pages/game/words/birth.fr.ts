import { numberIn } from '../../../i18n/number.ts'
import type { GameWords } from './words.ts'

const TRAITS: Readonly<Record<string, string>> = {
  curious: 'curieuse',
  playful: 'joueuse',
  calm: 'calme',
  energetic: 'énergique',
  friendly: 'amicale',
  shy: 'timide',
  brave: 'courageuse',
  creative: 'créative',
  analytical: 'analytique',
  empathetic: 'empathique',
  independent: 'indépendante',
  social: 'sociable',
  iridescent: 'irisée',
  starlit: 'étoilée',
  chimeric: 'chimérique',
  timeless: 'hors du temps',
  prismatic: 'prismatique',
}

const number = (value: number) => numberIn('fr', value)

/** What only reading A has: genes, coins, friends. */
export const birth: Pick<GameWords, 'genetics' | 'naming' | 'wallet' | 'treats' | 'friends'> = {
  genetics: {
    dna: 'ADN',
    dominant: 'Dominants',
    recessive: 'Récessifs',
    mutations: 'Mutations',
    none: 'aucun',
    trait: (key) => TRAITS[key] ?? key,
    list: (items) => items.join(', '),
    rarity: 'Rareté',
    number,
    generation: 'Génération',
    parents: 'Parents',
    noParents: 'première génération',
    children: 'Enfants',
    age: 'Âge',
    days: (days) => (days < 2 ? `${days} jour` : `${number(days)} jours`),
  },
  naming: { label: 'Son nom', keep: 'Garder ce nom', missing: 'Donnez-lui un nom.' },
  wallet: {
    currencies: {
      coins: 'Pièces',
      gems: 'Gemmes',
      stardust: 'Poussière d’étoile',
      energy: 'Énergie d’échange',
    },
    wealth: 'Richesse totale',
  },
  treats: {
    title: 'Se faire plaisir',
    text: 'Chaque niveau rapporte des pièces. Elles paient les mêmes gestes, en mieux.',
    names: {
      feast: { name: 'Un festin', effect: 'Faim −40, bonheur +20' },
      outing: { name: 'Une sortie', effect: 'Bonheur +30, énergie −5' },
      book: { name: 'Un beau livre', effect: 'Intelligence +25, énergie −15' },
      nap: { name: 'Un coussin', effect: 'Énergie +40, en 5 secondes' },
    },
    buy: (coins) => `${coins} pièces`,
    buyLabel: (name, coins) => `${name}, ${coins} pièces`,
  },
  friends: {
    card: 'Sa carte',
    cardHelp: 'Donnez-la à qui a aussi une Opale : elles seront amies.',
    copy: 'Copier',
    copied: 'Carte copiée.',
    name: 'Nom de l’amie',
    code: 'Sa carte',
    codeHelp: 'De la forme KEL402NOA.curious+calm.shy',
    add: 'Ajouter une amie',
    nameMissing: 'Donnez-lui un nom.',
    codeWrong:
      'Cette carte n’est pas lisible : trois lettres, trois chiffres, trois lettres, puis les traits.',
    none: 'Pas encore d’amie. Il en faut une pour avoir un enfant.',
    since: (day) => `Amie depuis le ${new Date(`${day}T12:00`).toLocaleDateString('fr-FR')}`,
    breed: 'Avoir un enfant',
    breedLabel: (name) => `Avoir un enfant avec ${name}`,
    child: 'Dernière née',
  },
}
