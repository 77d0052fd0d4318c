import { agreed } from '../../fragments/agreement.ts'
import { allItems } from '../../fragments/code.ts'
import { columns, sheetColumns } from '../../fragments/columns.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, setting, truth } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { CHECK } from './delivrer-permis-de-feu.code.ts'
import { APPROVE, ASK, FIRST, GRANT, LAST, ROUND } from './delivrer-permis-de-feu.params.ts'
import { examples } from './delivrer-permis-de-feu.examples.ts'

const ONE = "$('check').first().json"
const said = (name: string) => `={{ ${ONE}.${name} }}`
const SHEET = {
  documentId: byId(setting('sheet')),
  sheetName: byName({ fr: 'Permis', en: 'Permits' }),
}

const texted = ({ fr, en }: { readonly fr: string; readonly en: string }): Params => ({
  resource: 'sms',
  operation: 'send',
  from: setting('sender'),
  to: setting('phone'),
  message: {
    fr: `=Permis de feu {{ ${ONE}.number }}, {{ ${ONE}.place }} : ${fr}`,
    en: `=Hot work permit {{ ${ONE}.number }}, {{ ${ONE}.place }}: ${en}`,
  },
  options: {},
})

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Délivrer un permis de feu et faire faire les deux rondes',
    problem:
      'Le couvreur soude un chéneau, le permis de feu est signé sur un capot, et à midi tout le monde s’en va. C’est deux heures plus tard, sans personne, que l’isolant se met à couver.',
    outcome:
      'L’entreprise demande le permis par formulaire. Une demande incomplète, trop longue ou du passé est refusée aussitôt, motifs à l’appui. Le responsable voit les lieux et répond ; le permis numéroté part au demandeur et au surveillant. À l’heure de fin, puis deux heures après sa réponse, le surveillant confirme une ronde sur une page. Deux oui ferment le permis.',
    avoid:
      'Un permis électronique ne remplace ni la visite des lieux, ni le plan de prévention quand il est dû. Durées et mesures viennent de votre assureur et de votre analyse : ajustez-les. Deux rondes ne font pas une surveillance continue : organisez-la si votre contrat l’exige. Sans réseau sur place, restez au papier.',
    approval:
      'Le responsable a quatre heures. Sans réponse, ou accordé après la fin prévue, il n’y a pas de permis, et le demandeur le lit.',
    failure:
      'Ronde niée, tue pendant une heure ou impossible à demander, permis qui ne part pas : un SMS au responsable. Le permis reste ouvert, la suite lui revient. Registre en panne : les rondes ont lieu, et le courriel de clôture le signale. Demande envoyée deux fois : deux permis distincts, le second se refuse.',
  },
  en: {
    title: 'Issue a hot work permit and have both rounds made',
    problem:
      'The roofer solders a gutter, the hot work permit is signed on a bonnet, and at noon everybody leaves. Two hours later, with nobody there, the insulation begins to smoulder.',
    outcome:
      'The contractor asks for the permit by a form. A request that is incomplete, too long or in the past is refused at once, with reasons. The manager sees the place and answers; the numbered permit goes to the applicant and to whoever watches. At the hour it ends, then two hours after the answer, the watcher confirms a round on a page. Two yeses close the permit.',
    avoid:
      'An electronic permit replaces neither a look at the place nor a prevention plan where one is due. Durations and measures come from your insurer and your own analysis: adjust them. Two rounds are no continuous watch: arrange one if your policy asks. Without a network on site, stay with paper.',
    approval:
      'The manager has four hours. Unanswered, or granted after the planned end, there is no permit, as the applicant will read.',
    failure:
      'Round denied, unanswered for an hour or impossible to ask for, permit that does not leave: a text to the manager. The permit stays open, in the manager’s hands. Register down: rounds go on, and the closing email mentions it. Request sent twice: two separate permits, of which one refuses the second.',
  },
  nodes: {
    ask: {
      use: 'formTrigger',
      name: { fr: 'Demande de l’entreprise', en: 'The contractor’s request' },
      why: { fr: 'Rien ne commence à l’envoi.', en: 'Nothing begins by sending it.' },
      with: ASK,
    },
    settings: {
      use: 'set',
      name: { fr: 'Règles du site', en: 'Rules of the site' },
      why: {
        fr: 'Huit heures par permis, quatorze jours à l’avance, au plus.',
        en: 'Eight hours a permit, fourteen days ahead, at most.',
      },
      with: fields(
        {
          longest: 8,
          ahead: 14,
          from: 'securite@votre-entreprise.example',
          manager: 'responsable-site@votre-entreprise.example',
          phone: '+33600000000',
          sender: '+33700000000',
          sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
          company: '={{ $json.company }}',
          place: '={{ $json.place }}',
          work: '={{ $json.work }}',
          applicant: "={{ String($json.applicant ?? '').trim().toLowerCase() }}",
          guard: "={{ String($json.guard ?? '').trim().toLowerCase() }}",
          day: "={{ String($json.day ?? '').slice(0, 10) }}",
          starts: "={{ String($json.from ?? '').trim().replace('h', ':').padStart(5, '0') }}",
          ends: "={{ String($json.to ?? '').trim().replace('h', ':').padStart(5, '0') }}",
          ready: truth("={{ /^(Oui|Yes)/.test(String($json.ready ?? '')) }}"),
        },
        { alone: true },
      ),
    },
    check: {
      use: 'code',
      name: { fr: 'Contrôler la demande', en: 'Check the request' },
      why: {
        fr: 'Le responsable ne lit que le décidable.',
        en: 'The manager reads what can be decided.',
      },
      with: allItems(CHECK),
    },
    sound: {
      use: 'if',
      name: { fr: 'Recevable ?', en: 'Admissible?' },
      why: { fr: 'Sinon, refus motivé.', en: 'If not, refused with reasons.' },
      with: all(isTrue('={{ $json.sound }}')),
    },
    approve: {
      use: 'emailSend',
      name: { fr: 'Faire décider', en: 'Have it decided' },
      why: { fr: 'Sur une page, après avoir vu.', en: 'On a page, once seen.' },
      with: APPROVE,
      onError: 'output',
    },
    granted: {
      use: 'if',
      name: { fr: 'Accordé à temps ?', en: 'Granted in time?' },
      why: { fr: 'Un oui après la fin n’ouvre rien.', en: 'A yes after the end opens nothing.' },
      with: all(isTrue(`={{ $now < DateTime.fromISO(${ONE}.to_at) }}`)),
    },
    yes: {
      use: 'if',
      name: { fr: 'Oui ?', en: 'Yes?' },
      why: { fr: 'Le silence est un non.', en: 'Silence is a no.' },
      with: agreed(GRANT),
    },
    permit: {
      use: 'emailSend',
      name: { fr: 'Envoyer le permis', en: 'Send the permit' },
      why: { fr: 'Aux deux, avant la première étincelle.', en: 'To both, before the first spark.' },
      with: mailed(
        {
          from: setting('from'),
          to: `={{ ${ONE}.applicant }}, {{ ${ONE}.guard }}`,
        },
        {
          fr: `=Permis de feu {{ ${ONE}.number }}`,
          en: `=Hot work permit {{ ${ONE}.number }}`,
        },
        {
          fr: `=Permis {{ ${ONE}.number }}\n{{ ${ONE}.company }}, {{ ${ONE}.work }}\nLieu : {{ ${ONE}.place }}\nValable : {{ ${ONE}.hours }}\n\nExtincteur à portée de main, matières écartées, surveillant présent. {{ ${ONE}.guard }} recevra deux courriels : une ronde à la fin, une autre deux heures après. Début de feu : 18 ou 112.`,
          en: `=Permit {{ ${ONE}.number }}\n{{ ${ONE}.company }}, {{ ${ONE}.work }}\nPlace: {{ ${ONE}.place }}\nValid: {{ ${ONE}.hours }}\n\nExtinguisher within reach, materials cleared, somebody watching. {{ ${ONE}.guard }} will get two emails: a round at the end, another two hours later. A fire starting: 18 or 112.`,
        },
      ),
      onError: 'output',
      retry: [2, 5],
    },
    entry: {
      use: 'googleSheets',
      name: { fr: 'Inscrire le permis', en: 'Enter the permit' },
      why: {
        fr: 'Feuille « Permis » : number, company, place, work, hours, guard, state.',
        en: 'Sheet “Permits”: number, company, place, work, hours, guard, state.',
      },
      with: {
        operation: 'append',
        ...SHEET,
        columns: sheetColumns({
          number: said('number'),
          company: said('company'),
          place: said('place'),
          work: said('work'),
          hours: said('hours'),
          guard: said('guard'),
          state: 'open',
        }),
        options: {},
      },
      onError: 'continue',
      retry: [2, 5],
    },
    until: {
      use: 'wait',
      name: { fr: 'Jusqu’à la fin prévue', en: 'Until the planned end' },
      why: { fr: 'Heure de Paris.', en: 'Paris time.' },
      with: { resume: 'specificTime', dateTime: said('to_at') },
    },
    first: {
      use: 'emailSend',
      name: { fr: 'Demander la ronde de fin', en: 'Ask for the round at the end' },
      why: {
        fr: 'Braises et métal chaud se voient encore.',
        en: 'Embers and hot metal still show.',
      },
      with: FIRST,
      onError: 'output',
    },
    calm: {
      use: 'if',
      name: { fr: 'Rien ne fume ?', en: 'Nothing smokes?' },
      why: { fr: 'Non et silence se valent ici.', en: 'No and silence are worth the same here.' },
      with: agreed(ROUND),
    },
    pause: {
      use: 'wait',
      name: { fr: 'Deux heures', en: 'Two hours' },
      why: { fr: 'Le temps d’un feu qui couve.', en: 'What a smouldering fire takes.' },
      with: { resume: 'timeInterval', amount: 2, unit: 'hours' },
    },
    last: {
      use: 'emailSend',
      name: { fr: 'Demander la dernière ronde', en: 'Ask for the last round' },
      why: { fr: 'Au même surveillant.', en: 'Of the same person.' },
      with: LAST,
      onError: 'output',
    },
    quiet: {
      use: 'if',
      name: { fr: 'Toujours rien ?', en: 'Still nothing?' },
      why: { fr: 'Alors seulement, on ferme.', en: 'Only then is it closed.' },
      with: agreed(ROUND),
    },
    close: {
      use: 'googleSheets',
      name: { fr: 'Fermer le permis', en: 'Close the permit' },
      why: { fr: 'Un permis resté « open » se voit.', en: 'A permit still “open” shows.' },
      with: {
        operation: 'update',
        ...SHEET,
        columns: columns({ number: said('number'), state: 'closed' }, ['number']),
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    done: {
      use: 'emailSend',
      name: { fr: 'Dire qu’il est clos', en: 'Say that it is closed' },
      why: { fr: 'À garder pour l’assureur.', en: 'To be kept for the insurer.' },
      with: mailed(
        { from: setting('from'), to: setting('manager') },
        {
          fr: `=Permis de feu {{ ${ONE}.number }} clos`,
          en: `=Hot work permit {{ ${ONE}.number }} closed`,
        },
        {
          fr: `=Permis {{ ${ONE}.number }}, {{ ${ONE}.place }} : deux rondes faites, clos.{{ $json.error || $('entry').first().json.error ? '\\nLe registre a refusé une écriture : complétez-le.' : '' }}`,
          en: `=Permit {{ ${ONE}.number }}, {{ ${ONE}.place }}: two rounds made, closed.{{ $json.error || $('entry').first().json.error ? '\\nThe register refused an entry: complete it.' : '' }}`,
        },
      ),
      retry: [3, 5],
    },
    refused: {
      use: 'emailSend',
      name: { fr: 'Dire qu’il n’y en a pas', en: 'Say that there is none' },
      why: { fr: 'Un silence passerait pour un oui.', en: 'Silence would pass for a yes.' },
      with: mailed(
        { from: setting('from'), to: said('applicant') },
        { fr: 'Pas de permis de feu', en: 'No hot work permit' },
        {
          fr: `=Pas de permis de feu pour {{ ${ONE}.place }} : les travaux ne commencent pas.\n{{ ${ONE}.text || 'Refusé, sans réponse sous quatre heures, question non partie, ou accordé après la fin prévue. Appelez le responsable, puis refaites une demande.' }}`,
          en: `=No hot work permit for {{ ${ONE}.place }}: the work does not begin.\n{{ ${ONE}.text || 'Refused, unanswered within four hours, question not sent, or granted after the planned end. Ring the manager, then ask again.' }}`,
        },
      ),
      retry: [3, 5],
    },
    unsent: {
      use: 'twilio',
      name: { fr: 'SMS : permis non parti', en: 'Text: permit not sent' },
      why: { fr: 'Accordé, mais personne ne le sait.', en: 'Granted, and nobody knows.' },
      with: texted({
        fr: 'accordé, mais le courriel n’est pas parti. Rien ne commence.',
        en: 'granted, but the email did not leave. Nothing begins.',
      }),
      retry: [3, 5],
    },
    alarm: {
      use: 'twilio',
      name: { fr: 'SMS au responsable', en: 'Text the manager' },
      why: { fr: 'On y va à pied, tout de suite.', en: 'Somebody walks there, now.' },
      with: texted({
        fr: `ronde non confirmée par {{ ${ONE}.guard }}. Allez voir ; aucune autre ne sera demandée.`,
        en: `round not confirmed by {{ ${ONE}.guard }}. Go and look; no other will be asked for.`,
      }),
      retry: [3, 5],
    },
  },
  links: [
    'ask > settings > check > sound.yes > approve > yes.yes > granted.yes > permit > entry > until > first > calm.yes > pause > last > quiet.yes > close > done',
    'sound.no > refused',
    'yes.no > refused',
    'granted.no > refused',
    'approve.error > refused',
    'permit.error > unsent',
    'first.error > alarm',
    'last.error > alarm',
    'calm.no > alarm',
    'quiet.no > alarm',
  ],
  related: ['suivre-observations-verification', 'confronter-attestation-decennale'],
  examples,
})
