/** Words of what comes after the page: choices, notifications, diagnostics, the admin's panel. */
import type { Purpose } from '../ports/analytics/choice.ts'
import type { Fate } from '../ports/analytics/analytics.ts'
import type { Rated, Rating } from '../ports/diagnostics/recommendations.ts'
import type { Source } from '../ports/diagnostics/tracker.ts'
import type { Bilingual } from '../routes/language.ts'

interface ServiceWords {
  readonly messages: { readonly label: string; readonly dismiss: string; readonly kept: string }
  readonly consent: {
    readonly title: string
    readonly text: string
    /** Instead, where nothing needs consent and all can be refused. */
    readonly exempt: string
    readonly necessary: { readonly title: string; readonly text: string; readonly always: string }
    readonly purposes: Readonly<Record<Purpose, { readonly title: string; readonly text: string }>>
    readonly refuse: string
    readonly accept: string
    readonly keep: string
  }
  readonly diagnostics: {
    readonly fine: string
    readonly endpoint: (address: string) => string
    readonly advice: Readonly<Record<Rated, string>>
    readonly rating: Readonly<Record<Rating, string>>
    readonly source: Readonly<Record<Source, string>>
    readonly fate: Readonly<Record<Fate, string>>
  }
}

export const SERVICE_WORDS: Bilingual<ServiceWords> = {
  fr: {
    messages: {
      label: 'Messages du site',
      dismiss: 'Fermer le message',
      kept: 'Votre choix est gardé six mois.',
    },
    consent: {
      title: 'Vos choix, sans piège',
      text: 'Rien n’est actif avant votre accord, et la page reste entière quelle que soit la réponse.',
      exempt:
        'Cette mesure ne suit personne, la loi l’autorise sans accord. Vous pouvez la refuser.',
      necessary: {
        title: 'Nécessaire',
        text: 'Thème, langue, Opale. Sur cet appareil.',
        always: 'Toujours',
      },
      purposes: {
        audience: {
          title: 'Mesure d’audience',
          text: 'Pages vues, sans identifiant, jamais recoupées.',
        },
        journey: { title: 'Parcours de contact', text: 'Ce qui vous amène à écrire.' },
      },
      refuse: 'Tout refuser',
      accept: 'Tout accepter',
      keep: 'Garder ces choix',
    },
    diagnostics: {
      fine: 'Aucune erreur sur cette page.',
      endpoint: (address) => `Adresse de collecte : ${address}. Rien n’y est envoyé.`,
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
    },
  },
  en: {
    messages: {
      label: 'Messages of the site',
      dismiss: 'Close the message',
      kept: 'Your choice is kept for six months.',
    },
    consent: {
      title: 'Your choices, no tricks',
      text: 'Nothing is on until you agree, and the page stays whole whatever you answer.',
      exempt: 'This follows nobody, and the law allows it without consent. You can refuse it.',
      necessary: {
        title: 'Necessary',
        text: 'Theme, language, Opale. On this device.',
        always: 'Always',
      },
      purposes: {
        audience: {
          title: 'Audience measurement',
          text: 'Pages seen, without an identifier, never matched.',
        },
        journey: { title: 'The way to contact', text: 'What brings you to write.' },
      },
      refuse: 'Refuse all',
      accept: 'Accept all',
      keep: 'Keep these choices',
    },
    diagnostics: {
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
    },
  },
}
