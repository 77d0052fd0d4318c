/** What Opale says, and the names of what she has, in French. Fetched with her, not with the page. */
import { quote } from '#engine'
import type { CompanionWords } from './words.ts'

const companion = 'Opale'
const percent = (value: number) => `${value} %`
const lower = (text: string) => text.toLowerCase()

const moods: CompanionWords['moods'] = {
  ecstatic: 'Euphorique',
  joyful: 'Joyeuse',
  excited: 'Surexcitée',
  playful: 'Joueuse',
  loving: 'Aimante',
  happy: 'Heureuse',
  content: 'Sereine',
  neutral: 'Calme',
  curious: 'Curieuse',
  hungry: 'Affamée',
  anxious: 'Inquiète',
  frustrated: 'Agacée',
  melancholy: 'Mélancolique',
  sad: 'Triste',
  depressed: 'Abattue',
  tired: 'Fatiguée',
  sleeping: 'Endormie',
  sick: 'Malade',
  critical: 'Au plus mal',
}
const bars = { happiness: 'Bonheur', energy: 'Énergie', intelligence: 'Intelligence', percent }

const STATS: Readonly<Record<string, string>> = {
  happiness: 'Bonheur',
  energy: 'Énergie',
  health: 'Santé',
  hunger: 'Satiété',
  hygiene: 'Propreté',
  stress: 'Stress',
  love: 'Tendresse',
  social: 'Sociabilité',
  empathy: 'Empathie',
  loyalty: 'Loyauté',
  intelligence: 'Intelligence',
  curiosity: 'Curiosité',
  creativity: 'Créativité',
  wisdom: 'Sagesse',
  independence: 'Indépendance',
  confidence: 'Confiance',
  charisma: 'Charisme',
  magic: 'Magie',
}
const TIERS: Readonly<Record<string, string>> = {
  advanced: 'avancé',
  expert: 'expert',
  master: 'maître',
}

/** « Bonheur, expert »; one that somebody else made keeps its own name. */
const achievement = (id: string): string | undefined => {
  const [stat = '', tier = ''] = id.split('_')
  return STATS[stat] && TIERS[tier] && `${STATS[stat]}, ${TIERS[tier]}`
}

export const words: CompanionWords = {
  moods,
  floating: {
    name: companion,
    open: (mood) => `Opale, ${lower(mood)}. Lui parler`,
    fold: 'Réduire',
    hide: 'Masquer',
    recall: 'me rappelle',
    keys: ['Alt', 'O'],
    cuddle: 'Câliner',
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
    moods: {
      happy: 'Heureuse',
      excited: 'Surexcitée',
      ecstatic: 'Euphorique',
      neutral: 'Calme',
      sad: 'Triste',
      tired: 'Fatiguée',
      sleeping: 'Endormie',
    },
    level: (level) => `Niveau ${level}`,
    hint: 'Double clic pour fermer.',
    button: (mood) => `Opale, ${lower(moods[mood])}. Un clic ouvre, deux montrent ses jauges`,
  },
  modal: {
    ...bars,
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
    actions: {
      feed: { label: 'Nourrir' },
      play: { label: 'Jouer' },
      cuddle: { label: 'Câliner' },
      teach: { label: 'Apprendre' },
      create: { label: 'Créer' },
      explore: { label: 'Explorer' },
    },
  },
  done: {
    feed: 'Merci, c’était bon.',
    play: 'Encore une partie, quand vous voudrez.',
    cuddle: 'Je me sens mieux près de vous.',
    teach: 'Je retiens.',
    create: 'Voilà ce que j’ai fait.',
    explore: 'J’ai vu du pays.',
  },
  refused: {
    play: quote('too-tired-to-play', { companion }),
    teach: quote('too-tired-to-learn', { companion }),
    create: quote('no-inspiration', { companion }),
    explore: quote('too-tired-to-explore', { companion }),
  },
  links: { page: 'Sa page', guide: 'M’orienter sur le site' },
  notifications: {
    label: 'Nouvelles d’Opale',
    dismiss: 'Fermer',
    messages: {
      'level-up': (values) => quote('level-up', { companion, ...values }),
      'achievement-unlocked': ({ id, name }) =>
        quote('achievement-unlocked', { name: achievement(String(id)) ?? String(name) }),
      'new-item': () => 'Opale a trouvé un objet. Il est dans son inventaire.',
      'tamagotchi-activated': () => 'Opale est là.',
      'too-tired-to-play': () => quote('too-tired-to-play', { companion }),
      'too-tired-to-learn': () => quote('too-tired-to-learn', { companion }),
      'no-inspiration': () => quote('no-inspiration', { companion }),
      'too-tired-to-explore': () => quote('too-tired-to-explore', { companion }),
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
