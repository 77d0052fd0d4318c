/** What is said of errors and of what was told of a visit: to an admin, and on the debug card. */
import type { Bilingual } from '../routes/language.ts'

const fr = {
  hint: 'pour fermer',
  move: 'Changer de coin',
  fine: 'Aucune erreur sur cette page.',
  endpoint: (address: string) => `Adresse de collecte : ${address}. Rien n’y est envoyé.`,
  advice: {
    workflow: 'Erreur de workflow : à corriger avant tout',
    promise: 'Promesse rejetée sans suite : attraper l’échec',
    rendering: 'Erreur d’affichage : vérifier le composant',
  },
  rating: { high: 'haute', medium: 'moyenne' },
  source: {
    workflow: 'Workflow',
    rendering: 'Affichage',
    promise: 'Promesse',
    script: 'Script',
    sprite: 'Sprite',
    vital: 'Rapidité',
  },
  fate: {
    sent: 'envoyé',
    withheld: 'retenu, sans accord',
    kept: 'gardé ici',
    failed: 'échoué',
  },
}

const en: typeof fr = {
  hint: 'to close',
  move: 'Change corner',
  fine: 'No error on this page.',
  endpoint: (address) => `Where errors would go: ${address}. Nothing is sent there.`,
  advice: {
    workflow: 'Workflow error: mend it before anything else',
    promise: 'Unhandled rejection: catch the failure',
    rendering: 'Rendering error: look at the component',
  },
  rating: { high: 'high', medium: 'medium' },
  source: {
    workflow: 'Workflow',
    rendering: 'Rendering',
    promise: 'Promise',
    script: 'Script',
    sprite: 'Sprite',
    vital: 'Speed',
  },
  fate: { sent: 'sent', withheld: 'withheld, no consent', kept: 'kept here', failed: 'failed' },
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
