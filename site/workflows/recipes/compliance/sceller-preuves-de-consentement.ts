import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, list, truth } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './sceller-preuves-de-consentement.examples.ts'

export default defineRecipe({
  category: 'compliance',
  level: 'expert',
  minutes: 60,
  published: '2026-11-24',
  fr: {
    title: 'Sceller chaque nuit les preuves de consentement',
    problem:
      '« Je n’ai jamais coché cette case. » Vous ouvrez la base : une colonne dit oui, sans le texte affiché ce jour-là, et n’importe quel administrateur a pu l’écrire hier.',
    outcome:
      'Chaque choix, oui ou non, se garde avec la version du texte et l’heure. La nuit, la journée est scellée par une empreinte qui dépend de la veille, et l’empreinte part dans une boîte hors de l’entreprise : une ligne changée après coup se voit.',
    avoid:
      'Ce n’est pas un horodatage qualifié : pour un contrat en justice, payez-en un. Et un consentement que la loi ne demande pas n’a pas à être collecté.',
    approval:
      'Personne ne peut valider à la place de la personne. Si une journée ne correspond plus à son sceau, le référent enquête ; le flux ne corrige ni n’efface aucune ligne.',
    failure:
      'Base en panne : le site reçoit un refus et doit redemander le choix ; aucun oui n’est supposé. La nuit sans lecture des preuves est dite par courriel, et la journée se scelle le lendemain.',
  },
  en: {
    title: 'Seal the proofs of consent every night',
    problem:
      '“I never ticked that box.” You open the database: a column says yes, without the wording shown that day, and any administrator could have written it yesterday.',
    outcome:
      'Each choice, yes or no, is kept with the version of the wording and the time. At night the day is sealed by a hash that depends on the day before, and the hash goes to a mailbox outside the company: a row changed later shows.',
    avoid:
      'This is no qualified time stamp: for a contract in court, pay for one. And a consent that the law does not call for should not be collected.',
    approval:
      'Nobody can agree in a person’s place. When a day no longer matches its seal, the person in charge investigates; the flow corrects and deletes no row.',
    failure:
      'Database down: the site gets a refusal and has to ask again; no yes is assumed. A night when proofs cannot be read is reported by email, and that day gets its seal the next night.',
  },
  nodes: {
    choice: {
      use: 'webhook',
      name: { fr: 'Choix reçu du site', en: 'Choice from the site' },
      why: {
        fr: 'Le site attend la réponse : pas de preuve, pas de merci.',
        en: 'The site waits for the answer: no proof, no thank-you.',
      },
      with: {
        httpMethod: 'POST',
        path: { fr: 'consentement', en: 'consent' },
        authentication: 'headerAuth',
        responseMode: 'responseNode',
        options: {},
      },
    },
    night: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque nuit, 1 h', en: 'Each night, 1 am' },
      why: {
        fr: 'Une seule exécution scelle : deux à la fois se contrediraient.',
        en: 'A single run seals: two at once would contradict each other.',
      },
      with: at('0 1 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos textes', en: 'Your wordings' },
      why: {
        fr: 'Une version inconnue, c’est un texte que personne n’a relu.',
        en: 'An unknown version is a wording that nobody approved.',
      },
      with: fields(
        {
          fromSite: truth('={{ $json.body !== undefined }}'),
          email: "={{ ($json.body?.email ?? '').trim().toLowerCase() }}",
          purpose: "={{ $json.body?.purpose ?? '' }}",
          answer: "={{ $json.body?.choice ?? '' }}",
          wording: "={{ $json.body?.wording ?? '' }}",
          wordings: list(['newsletter-2026-02', 'newsletter-2026-09', 'sms-2026-09']),
          sender: 'preuves@votre-entreprise.example',
          person: 'donnees@votre-entreprise.example',
          outside: 'sceaux@votre-avocat.example',
        },
        { alone: true },
      ),
    },
    site: {
      use: 'if',
      name: { fr: 'Un choix à garder ?', en: 'A choice to keep?' },
      why: {
        fr: 'Le jour on recueille, la nuit on scelle.',
        en: 'By day one collects, by night one seals.',
      },
      with: all(isTrue('={{ $json.fromSite }}')),
    },
    whole: {
      use: 'if',
      name: { fr: 'Preuve complète ?', en: 'Proof complete?' },
      why: {
        fr: 'Sans texte connu ni choix net, il n’y a rien à prouver.',
        en: 'Without a known wording and a clear choice nothing can be proven.',
      },
      with: all(
        text('={{ $json.email }}', 'regex', '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$'),
        isTrue("={{ ['yes', 'no'].includes($json.answer) }}"),
        isTrue('={{ $json.wordings.includes($json.wording) }}'),
      ),
    },
    keep: {
      use: 'postgres',
      name: { fr: 'Garder la ligne', en: 'Keep the row' },
      why: {
        fr: 'Ajoutée, jamais remplacée : un retrait est une ligne de plus.',
        en: 'Added, never replaced: a withdrawal is one more row.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'INSERT INTO consents (email, purpose, choice, wording, received_at) VALUES ($1, $2, $3, $4, now())',
        options: {
          queryReplacement: '={{ [$json.email, $json.purpose, $json.answer, $json.wording] }}',
        },
      },
      onError: 'output',
      retry: [2, 1],
    },
    thanks: {
      use: 'respondToWebhook',
      name: { fr: 'Confirmer au site', en: 'Confirm to the site' },
      why: {
        fr: 'Seulement une fois la ligne écrite.',
        en: 'Only once the row is written.',
      },
      with: {
        respondWith: 'json',
        responseBody: '={"kept": true}',
        options: { responseCode: 201 },
      },
    },
    refuse: {
      use: 'respondToWebhook',
      name: { fr: 'Refuser l’incomplet', en: 'Refuse the incomplete' },
      why: {
        fr: 'Le développeur voit aussitôt son erreur.',
        en: 'The developer sees the mistake at once.',
      },
      with: {
        respondWith: 'json',
        responseBody: '={"kept": false, "why": "email, choice or wording"}',
        options: { responseCode: 422 },
      },
    },
    again: {
      use: 'respondToWebhook',
      name: { fr: 'Demander de réessayer', en: 'Ask to try again' },
      why: {
        fr: 'Le site doit traiter la personne comme n’ayant pas répondu.',
        en: 'The site has to treat the person as not having answered.',
      },
      with: {
        respondWith: 'json',
        responseBody: '={"kept": false, "why": "try again"}',
        options: { responseCode: 503 },
      },
    },
    days: {
      use: 'postgres',
      name: { fr: 'Relire les journées', en: 'Read the days' },
      why: {
        fr: 'Le passé se recontrôle chaque nuit.',
        en: 'The past is checked again each night.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT c.received_at::date::text AS day, string_agg(concat_ws('|', c.id, c.email, c.purpose, c.choice, c.wording, c.received_at), E'\\n' ORDER BY c.id) AS lines, max(s.seal) AS stored FROM consents c LEFT JOIN consent_seals s ON s.day = c.received_at::date WHERE c.received_at::date BETWEEN CURRENT_DATE - 400 AND CURRENT_DATE - 1 GROUP BY c.received_at::date ORDER BY c.received_at::date",
        options: {},
      },
      onError: 'output',
      retry: [3, 30],
    },
    chain: {
      use: 'code',
      name: { fr: 'Enchaîner les jours', en: 'Chain the days' },
      why: {
        fr: 'Refaire un jour oblige à refaire tous les suivants.',
        en: 'Redoing one day means redoing all that follow.',
      },
      with: allItems(`const days = $input.all().map(({ json }) => json)
return days.flatMap((one, at) => {
  // What came before the first day is out of sight: a seal in place there is taken as it is.
  if (at === 0 && one.stored) return []
  const previous = at === 0 ? '' : (days[at - 1].stored ?? '')
  return [{
    json: { day: one.day, stored: one.stored ?? '', count: one.lines.split('\\n').length, sealed: previous + '\\n' + one.lines, ready: at === 0 || previous !== '' },
    pairedItem: at,
  }]
})`),
    },
    seal: {
      use: 'crypto',
      name: { fr: 'Calculer le sceau', en: 'Compute the seal' },
      why: {
        fr: 'SHA-256, que tout le monde sait refaire dans vingt ans.',
        en: 'SHA-256, which anybody can redo in twenty years.',
      },
      with: {
        action: 'hash',
        binaryData: false,
        type: 'SHA256',
        value: '={{ $json.sealed }}',
        dataPropertyName: 'seal',
        encoding: 'hex',
      },
    },
    state: {
      use: 'switch',
      name: { fr: 'Neuf, ou rompu ?', en: 'New, or broken?' },
      why: {
        fr: 'Un sceau déjà posé qui change est la seule alerte qui compte.',
        en: 'A seal in place that changes is the only alarm that matters.',
      },
      with: cases({
        fresh: isTrue("={{ $json.stored === '' && $json.ready }}"),
        broken: isTrue("={{ $json.stored !== '' && $json.stored !== $json.seal }}"),
      }),
    },
    store: {
      use: 'postgres',
      name: { fr: 'Poser le sceau', en: 'Set the seal' },
      why: {
        fr: 'Dans une table où personne d’autre n’écrit.',
        en: 'In a table where nobody else may write.',
      },
      with: {
        operation: 'executeQuery',
        query: 'INSERT INTO consent_seals (day, seal) VALUES ($1, $2)',
        options: { queryReplacement: '={{ [$json.day, $json.seal] }}' },
      },
    },
    anchor: {
      use: 'emailSend',
      name: { fr: 'Déposer le sceau dehors', en: 'Place the seal outside' },
      why: {
        fr: 'Une boîte que vous ne pouvez pas vider fait foi mieux que la vôtre.',
        en: 'A mailbox you cannot empty is a better witness than your own.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.outside }}",
        subject: {
          fr: "=Sceau du {{ $('seal').item.json.day }} : {{ $('seal').item.json.count }} choix",
          en: "=Seal of {{ $('seal').item.json.day }}: {{ $('seal').item.json.count }} choices",
        },
        emailFormat: 'text',
        text: "={{ $('seal').item.json.seal }}",
        options: { appendAttribution: false },
      },
    },
    alarm: {
      use: 'emailSend',
      name: { fr: 'Prévenir le référent', en: 'Tell the person in charge' },
      why: {
        fr: 'Une preuve douteuse se sait avant le procès, pas pendant.',
        en: 'A doubtful proof had better be known before the trial.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.person }}",
        subject: {
          fr: "={{ $json.error ? 'Consentements : journée non scellée' : 'Sceau rompu : ' + $json.day }}",
          en: "={{ $json.error ? 'Consents: day not sealed' : 'Seal broken: ' + $json.day }}",
        },
        emailFormat: 'text',
        text: {
          fr: "={{ $json.error ? ($json.error.message ?? $json.message ?? $json.error) : 'Les lignes de ce jour ont changé depuis leur sceau. Comparez avec la dernière sauvegarde.' }}",
          en: "={{ $json.error ? ($json.error.message ?? $json.message ?? $json.error) : 'The rows of this day have changed since they were sealed. Compare with your last backup.' }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'choice > settings > site.yes > whole.yes > keep > thanks',
    'whole.no > refuse',
    'keep.error > again',
    'night > settings',
    'site.no > days > chain > seal > state.fresh > store > anchor',
    'state.broken > alarm',
    'days.error > alarm',
  ],
  examples,
})
