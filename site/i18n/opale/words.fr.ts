/** What Opale says, and the names of what she has, in French. Fetched with her, not with the page. */
import { quote } from '#engine'
import { labelled, listedIn, refusing } from './derived.ts'
import { messages } from './messages.fr.ts'
import { gestures, moods, statsB } from './names.fr.ts'
import type { CompanionWords } from './words.ts'

const percent = (value: number) => `${value} %`
const lower = (text: string) => text.toLowerCase()
const sentence = listedIn('Du nouveau : ', ' et ')

const { happiness, energy, intelligence } = statsB
const bars = { happiness, energy, intelligence, percent }

export const words: CompanionWords = {
  moods,
  floating: {
    name: 'Opale',
    open: (mood) => `Opale, ${lower(mood)}. Lui parler`,
    fold: 'Réduire',
    hide: 'Masquer',
    recall: 'me rappelle',
    keys: ['Alt', 'O'],
    cuddle: gestures.cuddle,
    care: 'Prendre soin d’elle',
    later: 'Plus tard',
  },
  speech: {
    unified: 'Je suis Opale, j’habite ce site. Je peux vous le faire visiter.',
    'ai-services':
      'Vous ne savez pas encore par où commencer ? Le quiz de maturité aide à se situer.',
    'opale-freelance': 'Ici, c’est moi qui raconte. Demandez, je vous montre le reste.',
    opale: 'Vous êtes chez moi. Tout ce que vous faites ici reste sur cet appareil.',
    blog: 'Un mot coince ? Le glossaire les explique un par un.',
    media: 'Ce sont mes portraits, et les images du site.',
    cv: 'Le parcours est ici. Les projets montrent le reste.',
    contact: 'Écrivez comme cela vient. Deux phrases suffisent pour commencer.',
    workflows: 'Chaque workflow se lit avant de s’importer. L’éditeur permet d’en composer un.',
    'web-dev': 'Je reste dans ce coin. Un clic, et je me range.',
    read: 'Vous êtes bien avancé dans cette page. Une question ? Le message se prépare en un clic.',
    admin: 'Mode Administrateur. Je montre tout ce que je sais de cette page.',
  },
  offers: {
    visit: 'Faire le tour',
    quiz: 'Ouvrir le quiz',
    glossary: 'Ouvrir le glossaire',
    home: 'Voir sa page',
    projects: 'Voir les projets',
    studio: 'Ouvrir l’éditeur',
    contact: 'Écrire un message',
  },
  facts: ({ timeOnPage, scrollDepth, interactions, referrer }) =>
    `${timeOnPage} s sur la page, lue à ${percent(scrollDepth)}, ${interactions} gestes, venu de : ${referrer}.`,
  logo: {
    ...bars,
    title: 'Opale en bref',
    moods,
    level: (level) => `Niveau ${level}`,
    hint: 'Double clic pour fermer.',
    button: (mood) => `Opale, ${lower(moods[mood])}. Un clic ouvre, deux montrent ses jauges`,
  },
  modal: {
    ...bars,
    away: 'Son panneau n’est pas arrivé. Rechargez la page.',
    above: (level) => `Opale, niveau ${level}`,
    titles: {
      happy: 'Heureuse de vous voir',
      excited: 'Impatiente de jouer',
      ecstatic: 'Aux anges',
      neutral: 'Tranquille, et vous ?',
      sad: 'Un peu triste',
      tired: 'Un peu fatiguée',
      sleeping: 'Elle dort',
    },
    speech: 'J’habite ici. Occupez-vous de moi, ou laissez-moi vous guider.',
    close: 'Fermer',
    news: ({ level, achievements, things }) =>
      sentence([
        level !== undefined && `niveau ${level}`,
        achievements > 0 && `${achievements} succès`,
        things > 0 && (things === 1 ? 'un objet trouvé' : `${things} objets trouvés`),
      ]),
    actions: labelled(gestures),
  },
  done: {
    feed: 'Merci, c’était bon.',
    play: 'Encore une partie, quand vous voudrez.',
    cuddle: 'Je me sens mieux près de vous.',
    teach: 'Je retiens.',
    create: 'Voilà ce que j’ai fait.',
    explore: 'J’ai vu du pays.',
  },
  refused: refusing(messages),
  links: { page: 'Sa page', guide: 'M’orienter sur le site' },
  notifications: {
    label: 'Nouvelles d’Opale',
    dismiss: 'Fermer',
    messages: {
      ...messages,
      'new-item': () => 'Opale a trouvé un objet. Il est dans son inventaire.',
    },
  },
  kept: {
    refused: 'Ce navigateur ne garde rien : Opale oubliera en partant.',
    newer: 'Une version plus récente d’Opale est gardée ici. Celle-ci n’y touche pas.',
  },
  prompt: {
    label: 'Notifications',
    text: quote('notifications-prompt', {}),
    allow: quote('notifications-allow', {}),
    later: quote('notifications-later', {}),
    enabled: quote('notifications-enabled', {}),
  },
}
