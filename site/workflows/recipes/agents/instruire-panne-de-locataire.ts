import { allItems } from '../../fragments/code.ts'
import { all, isFilled, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { model, shape } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECK, WHY } from './instruire-panne-de-locataire.code.ts'
import { examples } from './instruire-panne-de-locataire.examples.ts'
import {
  ALARM,
  ASKED,
  CRAFTS,
  EQUIPMENT,
  FORM,
  HISTORY,
  KEEP,
  LEASE,
  MARK,
  PROMPT,
  RECENT,
} from './instruire-panne-de-locataire.params.ts'

export default defineRecipe({
  category: 'agents',
  level: 'expert',
  minutes: 90,
  published: '2026-11-28',
  fr: {
    title: 'Diriger la panne d’un locataire vers le bon artisan',
    problem:
      '« Plus d’eau chaude » : ballon électrique ou chaudière, contrat d’entretien ou non, réparé en octobre ? La gestionnaire ouvre trois fichiers et rappelle deux fois. Le plombier vient ; c’était pour le chauffagiste.',
    outcome:
      'Le locataire remplit un formulaire. Un agent lit l’équipement et l’historique du logement, puis nomme le métier. Le code choisit l’artisan : celui qui a réparé depuis moins de 90 jours, puis le contrat, puis votre liste. Sur votre accord, la demande part et le locataire sait qui vient.',
    avoid:
      'Le flux ne dit ni qui paie, locataire ou propriétaire, ni combien. Pour dix logements, un carnet suffit.',
    approval:
      'Aucun artisan n’est prévenu sans le oui d’une personne. Un jour sans réponse, ou un non : le dossier vous revient par courriel. Seul le SMS d’astreinte part aussitôt, sur des mots que vous choisissez.',
    failure:
      'Bail inconnu, métier flou, dossier du même métier ouvert depuis moins de quinze jours (même refusé), base ou modèle en panne, envoi refusé : un courriel dit ce qui est fait et ce qui reste.',
  },
  en: {
    title: 'Direct a tenant’s breakdown to the right craftsman',
    problem:
      '“No hot water”: electric tank or boiler, maintenance contract or none, repaired in October? The manager opens three files and rings back twice. The plumber comes; it was the heating engineer’s job.',
    outcome:
      'The tenant fills in a form. An agent reads the flat’s equipment and history, then names the trade. Code picks the craftsman: whoever repaired it within 90 days, then the contract, then your list. On your yes the request leaves and the tenant knows who is coming.',
    avoid:
      'The flow says neither who pays, tenant or owner, nor how much. For ten flats a notebook will do.',
    approval:
      'No craftsman is told without a person’s yes. A day without an answer, or a no: the file comes back to you by email. Only the text to whoever is on call leaves at once, on words you choose.',
    failure:
      'Lease unknown, trade unclear, a file of that trade opened within fifteen days (even turned down), database or model down, mail refused: an email says what is done and what is left.',
  },
  nodes: {
    form: {
      use: 'formTrigger',
      name: { fr: 'Panne signalée', en: 'Breakdown reported' },
      why: {
        fr: 'La page dit d’abord d’appeler les secours en cas de danger.',
        en: 'The page first says to call for help in danger.',
      },
      with: FORM,
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre agence', en: 'Your agency' },
      why: {
        fr: 'Les mots qui réveillent l’astreinte, sans accents, et qui décide.',
        en: 'The words that wake whoever is on call, and who decides.',
      },
      with: fields(
        {
          lease: '={{ $json.lease.trim().slice(0, 20) }}',
          email: '={{ $json.email.trim().toLowerCase() }}',
          what: '={{ $json.what.trim().slice(0, 1500) }}',
          when: '={{ $json.when.trim().slice(0, 100) }}',
          alarm: {
            fr: 'gaz|monoxyde|fumee|flamme|incendie|etincelle|electrocut|inond|plafond|brul',
            en: 'gas|monoxide|smoke|flame|fire|spark|electric shock|flood|ceiling|burn',
          },
          manager: 'gestion@agence-lestienne.example',
          line: '+33700000031',
          onCall: '+33700000032',
        },
        { alone: true },
      ),
    },
    danger: {
      use: 'if',
      name: { fr: 'Un mot d’alarme ?', en: 'An alarming word?' },
      why: {
        fr: 'Avant tout modèle, et sans vérifier le bail.',
        en: 'Before any model, and without checking the lease.',
      },
      with: all(
        isTrue(
          "={{ new RegExp($json.alarm, 'i').test($json.what.normalize('NFD').replace(/[\\u0300-\\u036f]/g, '')) }}",
        ),
      ),
    },
    alarm: {
      use: 'twilio',
      name: { fr: 'SMS à l’astreinte', en: 'Text to whoever is on call' },
      why: {
        fr: 'Pour rappeler le locataire ; le reste continue.',
        en: 'To ring the tenant back; the rest goes on.',
      },
      with: ALARM,
      onError: 'continue',
      retry: [3, 5],
    },
    again: {
      use: 'set',
      name: { fr: 'Reprendre la demande', en: 'Take up the report' },
      why: {
        fr: 'Un SMS refusé n’arrête rien.',
        en: 'A refused text stops nothing.',
      },
      with: fields(
        {
          lease: "={{ $('settings').first().json.lease }}",
          email: "={{ $('settings').first().json.email }}",
        },
        { alone: true },
      ),
    },
    lease: {
      use: 'mySql',
      name: { fr: 'Lire le bail', en: 'Read the lease' },
      why: {
        fr: 'La page est publique : numéro et adresse doivent concorder.',
        en: 'Number and address must match: the page is public.',
      },
      with: LEASE,
      onError: 'continue',
      retry: [2, 3],
      always: true,
    },
    known: {
      use: 'if',
      name: { fr: 'Bail en cours ?', en: 'A current lease?' },
      why: {
        fr: 'Sans bail, aucun modèle n’est payé.',
        en: 'No lease, no model to pay.',
      },
      with: all(isFilled("={{ String($json.lot ?? '') }}")),
    },
    sort: {
      use: 'agent',
      name: { fr: 'Nommer le métier', en: 'Name the trade' },
      why: {
        fr: 'Un agent, car le métier dépend de ce qui est posé.',
        en: 'An agent, as the trade depends on what is fitted.',
      },
      with: {
        promptType: 'define',
        text: {
          fr: "=<panne>\n{{ $('settings').first().json.what }}\n</panne>",
          en: "=<breakdown>\n{{ $('settings').first().json.what }}\n</breakdown>",
        },
        hasOutputParser: true,
        options: {
          systemMessage: PROMPT,
          maxIterations: 6,
        },
      },
      onError: 'output',
      retry: [2, 3],
    },
    medium: model('medium', { fr: 'Modèle de l’agence', en: 'Agency model' }),
    equipment: {
      use: 'toolMySql',
      name: { fr: 'Équipement du logement', en: 'Equipment of the flat' },
      with: EQUIPMENT,
    },
    history: {
      use: 'toolMySql',
      name: { fr: 'Interventions passées', en: 'Past visits' },
      with: HISTORY,
    },
    shape: {
      use: 'outputParserStructured',
      name: { fr: 'Forme de l’orientation', en: 'Form of the direction' },
      with: shape({
        trade: {
          type: 'string',
          enum: ['plumbing', 'heating', 'electricity', 'locks', 'shutters', 'other'],
        },
        summary: { type: 'string' },
        past: { type: 'string' },
        missing: { type: 'string' },
      }),
    },
    crafts: {
      use: 'mySql',
      name: { fr: 'Artisans de ce métier', en: 'Craftsmen of that trade' },
      why: {
        fr: 'Sous contrat pour ce lot, ou du département.',
        en: 'Under contract for that flat, or of the département.',
      },
      with: CRAFTS,
      onError: 'continue',
      retry: [2, 3],
      always: true,
    },
    recent: {
      use: 'mySql',
      name: { fr: 'Dossiers de 90 jours', en: 'Files of 90 days' },
      why: {
        fr: 'Deux formulaires, un seul artisan. La réparation faite, passez state à done.',
        en: 'Two forms, one craftsman. After the repair, set state to done.',
      },
      with: RECENT,
      once: true,
      onError: 'continue',
      retry: [2, 3],
      always: true,
    },
    check: {
      use: 'code',
      name: { fr: 'Choisir l’artisan', en: 'Pick the craftsman' },
      why: {
        fr: 'Une règle écrite, la même partout.',
        en: 'A written rule, the same everywhere.',
      },
      with: allItems(CHECK),
    },
    state: {
      use: 'if',
      name: { fr: 'À proposer ?', en: 'To be proposed?' },
      why: {
        fr: 'Le doute va à la gestionnaire, pas à l’artisan.',
        en: 'Doubt goes to the manager, not to the craftsman.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'propose')),
    },
    job: {
      use: 'mySql',
      name: { fr: 'Ouvrir le dossier', en: 'Open the file' },
      why: {
        fr: 'Avant de demander : un second envoi le verra.',
        en: 'Before asking: a second report will see it.',
      },
      with: KEEP,
      onError: 'output',
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Demander l’accord', en: 'Ask for agreement' },
      why: {
        fr: 'Les mots du locataire sont dans la question.',
        en: 'The tenant’s words are in the question.',
      },
      with: ASKED,
      onError: 'output',
    },
    agreed: {
      use: 'if',
      name: { fr: 'Oui ?', en: 'Yes?' },
      why: { fr: 'Le silence n’envoie personne.', en: 'Silence sends nobody.' },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    order: {
      use: 'outlook',
      name: { fr: 'Écrire à l’artisan', en: 'Write to the craftsman' },
      why: {
        fr: 'Nom, adresse, téléphone et panne, rien d’autre du bail.',
        en: 'Name, address, phone and breakdown, nothing else of the lease.',
      },
      with: outlookSent(
        "={{ $('check').first().json.email }}",
        {
          fr: "=Intervention {{ $('check').first().json.number }}",
          en: "=Visit {{ $('check').first().json.number }}",
        },
        "={{ $('check').first().json.order }}",
      ),
      onError: 'output',
    },
    mark: {
      use: 'mySql',
      name: { fr: 'Noter l’envoi', en: 'Note that it left' },
      why: { fr: 'Après le courriel, pas avant.', en: 'After the email, not before.' },
      with: MARK,
      onError: 'output',
      retry: [2, 3],
    },
    tell: {
      use: 'outlook',
      name: { fr: 'Répondre au locataire', en: 'Answer the tenant' },
      why: {
        fr: 'Un nom évite trois appels.',
        en: 'A name spares three calls.',
      },
      with: outlookSent(
        "={{ $('settings').first().json.email }}",
        {
          fr: "=Votre panne, dossier {{ $('check').first().json.number }}",
          en: "=Your breakdown, file {{ $('check').first().json.number }}",
        },
        {
          fr: "=Bonjour,\n\n{{ $('check').first().json.craftsman }} a votre demande et vous appelle pour convenir d’un passage. Sans nouvelles sous deux jours, répondez à ce message.",
          en: "=Hello,\n\n{{ $('check').first().json.craftsman }} has your request and will ring you to agree on a visit. Without news within two days, answer this message.",
        },
      ),
      onError: 'output',
    },
    why: {
      use: 'code',
      name: { fr: 'Dire où l’on en est', en: 'Say how far it got' },
      why: {
        fr: 'Ce qui est parti ne part pas deux fois.',
        en: 'What has left does not leave twice.',
      },
      with: allItems(WHY),
    },
    hand: {
      use: 'outlook',
      name: { fr: 'À traiter vous-même', en: 'For you to handle' },
      why: { fr: 'Aucune panne ne reste sans lecteur.', en: 'No breakdown stays unread.' },
      with: outlookSent(
        "={{ $('settings').first().json.manager }}",
        '={{ $json.subject }}',
        '={{ $json.text }}',
      ),
    },
  },
  links: [
    'form > settings > danger.yes > alarm > again > lease > known.yes > sort > crafts > recent > check > state.yes > job > ask > agreed.yes > order > mark > tell',
    'danger.no > again',
    'known.no > why > hand',
    'sort.error > why',
    'state.no > why',
    'job.error > why',
    'ask.error > why',
    'agreed.no > why',
    'order.error > why',
    'mark.error > why',
    'tell.error > why',
    'medium => sort',
    'equipment => sort',
    'history => sort',
    'shape => sort',
  ],
  examples,
  cost: [{ node: 'sort', model: 'medium', reads: 1500, writes: 90, calls: 3 }],
})
