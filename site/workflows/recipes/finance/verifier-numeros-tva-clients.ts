import { allItems } from '../../fragments/code.ts'
import { all, any, isFilled, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './verifier-numeros-tva-clients.examples.ts'

/** Whose proof is too old; one number is asked once, even when three customers share it. */
const DUE = `const settings = $('settings').first().json;
const [partners, checks] = [$('customers'), $('checks')].map(node => node.all().map(({ json }) => json));
const broken = [['Odoo', partners[0]], ['Grist', checks[0]]].filter(([, one]) => one?.error !== undefined).map(([name]) => name);
if (broken.length > 0) return [{ json: { broken: broken.join(', ') } }];
// Great Britain and Switzerland are not VIES’s; Greece is EL there.
const union = new Set('AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '));
const limit = $now.minus({ days: settings.days }).toISODate();
const recent = new Set(checks.filter(({ day }) => day > limit).map(({ vat }) => vat));
const due = new Map();
for (const { name, vat } of partners) {
  const clean = String(vat || '').toUpperCase().replace(/[^A-Z0-9]/g, '').replace(/^GR/, 'EL');
  const country = clean.slice(0, 2);
  if (!union.has(country) || clean.length < 4 || country === settings.own.slice(0, 2) || recent.has(clean) || due.has(clean)) continue;
  due.set(clean, { broken: '', vat: clean, country, number: clean.slice(2), name });
}
return [...due.values()].slice(0, settings.most).map(json => ({ json }));`

const CHECKED = `={{ $('loop').item.json`
const answered = `$json.requestIdentifier || $json.valid === true || $json.valid === false`
/** A number that cannot be one in its country; anything else that is no answer is a silence. */
const impossible = `JSON.stringify($json).includes('INVALID_INPUT')`
const silent = `!${impossible} && (!(${answered}) || ($json.userError && !['VALID', 'INVALID'].includes($json.userError)))`
const words = (of: string): string =>
  `(${of}).toLowerCase().split(/[^\\p{L}\\p{N}]+/u).filter(one => one.length > 3)`

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Vérifier les numéros de TVA des clients et garder la preuve',
    problem:
      'Vous facturez sans TVA un client allemand, comme la loi le permet. Au contrôle, son numéro était radié depuis un an ; la taxe, on vous la demande à vous.',
    outcome:
      'Chaque nuit, les numéros européens d’Odoo dont la preuve a plus de trente jours sont présentés à VIES. La réponse, sa date et le numéro de consultation entrent dans Grist ; un courriel cite les refusés, ceux dont le nom ne correspond pas et ceux restés sans réponse.',
    avoid:
      'Pour trois clients étrangers, la page de VIES suffit. Une preuve par mois ne vaut pas une preuve par facture : pour de gros montants, vérifiez aussi à l’émission.',
    approval:
      'Aucune fiche ni facture ne change. La comptable appelle le client, corrige le numéro ou décide de facturer avec TVA.',
    failure:
      'Quand le service d’un pays se tait, rien n’est inscrit : le courriel cite le numéro, qui revient la nuit suivante. Sans Odoo ou Grist, aucun numéro n’est présenté, et un courriel l’annonce.',
  },
  en: {
    title: 'Check customers’ VAT numbers and keep the proof',
    problem:
      'You invoice a German customer without VAT, as the law allows. At the audit their number turns out to have been struck off a year ago, and the tax is asked of you.',
    outcome:
      'Every night the European numbers in Odoo whose proof is over thirty days old are put to VIES. Answer, date and consultation number go into Grist; an email names those refused, those whose name does not agree and those left without an answer.',
    avoid:
      'For three customers abroad the VIES page will do. A proof a month is not a proof an invoice: for large amounts check again as you issue it.',
    approval:
      'No record and no invoice changes. Accounts ring the customer, mend the number, or decide to charge VAT.',
    failure:
      'While a country’s service is silent nothing is entered: the email names the number, which comes back the next night. Without Odoo or Grist, an email says that nothing was checked.',
  },
  nodes: {
    night: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque nuit', en: 'Every night' },
      why: {
        fr: 'VIES refuse les demandes trop nombreuses en journée.',
        en: 'By day VIES turns away whoever asks too much.',
      },
      with: at('30 3 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre numéro', en: 'Your number' },
      why: {
        fr: 'Sans le vôtre, VIES répond mais ne donne pas de numéro de consultation.',
        en: 'Without yours VIES does answer, but gives no consultation number.',
      },
      with: fields(
        {
          own: 'FR00000000000',
          days: 30,
          most: 60,
          doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
          person: 'compta@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    customers: {
      use: 'odoo',
      name: { fr: 'Clients d’Odoo', en: 'Customers in Odoo' },
      why: {
        fr: 'Les clients seulement : un prospect n’a pas encore de facture à défendre.',
        en: 'Customers alone: a prospect has no invoice to defend yet.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('res.partner'),
        returnAll: true,
        options: { fieldsList: 'name,vat' },
        filters: {
          filter: [{ fieldName: 'customer_rank', operator: 'greaterThen', value: '={{ 0 }}' }],
        },
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    checks: {
      use: 'grist',
      name: { fr: 'Preuves déjà là', en: 'Proofs so far' },
      why: {
        fr: 'Colonnes en texte : vat, state, proof, day, line.',
        en: 'Text columns: vat, state, proof, day, line.',
      },
      with: {
        operation: 'getAll',
        docId: "={{ $('settings').first().json.doc }}",
        tableId: 'Checks',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      once: true,
      always: true,
      retry: [3, 10],
    },
    due: {
      use: 'code',
      name: { fr: 'À vérifier cette nuit', en: 'To be checked tonight' },
      why: {
        fr: 'Soixante par nuit : mille numéros tiennent en moins d’un mois.',
        en: 'Sixty a night: a thousand numbers fit into less than a month.',
      },
      with: allItems(DUE),
    },
    broken: {
      use: 'if',
      name: { fr: 'Source muette ?', en: 'A source silent?' },
      why: {
        fr: 'Une liste vide et une liste illisible se ressemblent trop.',
        en: 'An empty list and an unreadable one look too much alike.',
      },
      with: all(isFilled('={{ $json.broken }}')),
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Un par un', en: 'One by one' },
      why: {
        fr: 'VIES limite les demandes simultanées pour toute l’Europe.',
        en: 'VIES limits simultaneous requests for all of Europe.',
      },
      with: { batchSize: 1, options: {} },
    },
    ask: {
      use: 'httpRequest',
      name: { fr: 'Demander à VIES', en: 'Ask VIES' },
      why: {
        fr: 'Le service de la Commission, sans clé ni compte.',
        en: 'The Commission’s own service, without key or account.',
      },
      with: {
        method: 'POST',
        url: 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number',
        sendBody: true,
        contentType: 'json',
        specifyBody: 'keypair',
        bodyParameters: {
          parameters: [
            { name: 'countryCode', value: '={{ $json.country }}' },
            { name: 'vatNumber', value: '={{ $json.number }}' },
            {
              name: 'requesterMemberStateCode',
              value: "={{ $('settings').first().json.own.slice(0, 2) }}",
            },
            { name: 'requesterNumber', value: "={{ $('settings').first().json.own.slice(2) }}" },
          ],
        },
        options: { timeout: 20000 },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    state: {
      use: 'set',
      name: { fr: 'Lire la réponse', en: 'Read the answer' },
      why: {
        fr: 'Certains pays taisent le nom : seul un nom donné peut ne pas correspondre.',
        en: 'Some countries withhold the name; only one that is given can disagree.',
      },
      with: fields(
        {
          vat: `${CHECKED}.vat }}`,
          day: '={{ $now.toISODate() }}',
          proof: "={{ $json.requestIdentifier ?? '' }}",
          state: `={{ ${silent} ? 'unknown' : !$json.valid ? 'invalid' : ${words("$json.name ?? ''")}.length > 0 && !${words("$json.name ?? ''")}.some(one => ${words("$('loop').item.json.name")}.includes(one)) ? 'name' : 'valid' }}`,
          line: {
            fr: `={{ $('loop').item.json.name + ' : ' + $('loop').item.json.vat + (${silent} ? ', sans réponse, revient la nuit prochaine' : $json.valid ? ', VIES connaît « ' + $json.name + ' »' : ', numéro refusé') }}`,
            en: `={{ $('loop').item.json.name + ': ' + $('loop').item.json.vat + (${silent} ? ', no answer, comes back tomorrow night' : $json.valid ? ', VIES knows “' + $json.name + '”' : ', number refused') }}`,
          },
        },
        { alone: true },
      ),
    },
    known: {
      use: 'if',
      name: { fr: 'VIES a répondu ?', en: 'Did VIES answer?' },
      why: {
        fr: 'Un pays en panne n’est pas un numéro faux.',
        en: 'A country that is down is no wrong number.',
      },
      with: all(text('={{ $json.state }}', 'notEquals', 'unknown')),
    },
    keep: {
      use: 'grist',
      name: { fr: 'Garder la preuve', en: 'Keep the proof' },
      why: {
        fr: 'Une ligne par vérification, jamais réécrite : c’est elle qu’un contrôleur demande.',
        en: 'One row a check, never overwritten: that is what an auditor asks for.',
      },
      with: {
        operation: 'create',
        docId: "={{ $('settings').first().json.doc }}",
        tableId: 'Checks',
        dataToSend: 'autoMapInputs',
        inputsToIgnore: '',
      },
      onError: 'continue',
      retry: [3, 5],
    },
    pause: {
      use: 'wait',
      name: { fr: 'Laisser cinq secondes', en: 'Leave five seconds' },
      why: {
        fr: 'Un service public gratuit se ménage.',
        en: 'A free public service deserves some care.',
      },
      with: { resume: 'timeInterval', amount: 5, unit: 'seconds' },
    },
    wrong: {
      use: 'filter',
      name: { fr: 'Refusés, autre nom, sans réponse', en: 'Refused, renamed, unanswered' },
      why: {
        fr: 'Une preuve non écrite compte aussi : elle manquera au contrôle.',
        en: 'A proof not written down counts too: the audit will miss it.',
      },
      with: any(
        text("={{ $json.state ?? '' }}", 'equals', 'invalid'),
        text("={{ $json.state ?? '' }}", 'equals', 'name'),
        text("={{ $json.state ?? '' }}", 'equals', 'unknown'),
        isFilled("={{ $json.error ? 'error' : '' }}"),
      ),
    },
    told: {
      use: 'set',
      name: { fr: 'Une ligne chacun', en: 'One line each' },
      why: {
        fr: 'Le nom d’abord : la comptable connaît ses clients, pas leurs numéros.',
        en: 'The name first: accounts know customers, not numbers.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $json.line ?? 'Une preuve n’a pas pu être écrite dans Grist : ' + ($json.error.message ?? $json.error) }}",
            en: "={{ $json.line ?? 'A proof could not be written to Grist: ' + ($json.error.message ?? $json.error) }}",
          },
        },
        { alone: true },
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Une seule liste', en: 'A single list' },
      why: {
        fr: 'Un courriel les matins qui le méritent.',
        en: 'One email, on mornings that deserve it.',
      },
      with: gathered('line'),
    },
    tell: {
      use: 'outlook',
      name: { fr: 'Écrire à la comptable', en: 'Write to accounts' },
      why: {
        fr: 'Avant la prochaine facture sans TVA.',
        en: 'Ahead of the next invoice without VAT.',
      },
      with: outlookSent(
        setting('person'),
        {
          fr: '=Numéros de TVA à revoir : {{ $json.line.length }}',
          en: '=VAT numbers to look into: {{ $json.line.length }}',
        },
        "={{ $json.line.join('\\n') }}",
      ),
    },
    silent: {
      use: 'outlook',
      name: { fr: 'Dire que rien n’est vérifié', en: 'Say that nothing is checked' },
      why: {
        fr: 'Le silence vaut « tout est bon » : il faut le mériter.',
        en: 'Silence means “all is well”, and has to be earned.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('settings').first().json.person }}",
        subject: { fr: 'Numéros de TVA non vérifiés', en: 'VAT numbers not checked' },
        bodyContent: {
          fr: '=Source muette cette nuit : {{ $json.broken }}. Aucun numéro n’a été présenté à VIES.',
          en: '=A source was silent last night: {{ $json.broken }}. No number was put to VIES.',
        },
        additionalFields: {},
      },
    },
  },
  links: [
    'night > settings > customers > checks > due > broken.no > loop.each > ask > state > known.yes > keep > pause > loop',
    'known.no > pause',
    'loop.done > wrong > told > gather > tell',
    'broken.yes > silent',
  ],
  examples,
})
