import { saidYes, yesOrNo } from '../../fragments/agreement.ts'
import { allItems, eachItem } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isFalse, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { allIn } from '../../fragments/items.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { DECIDE, READ } from './proteger-affaire-de-revendeur.code.ts'
import { examples } from './proteger-affaire-de-revendeur.examples.ts'

const SIREN = "={{ $('read').first().json.siren }}"
const COMPANY = "{{ $('request').first().json.company }}"
const RESELLER = "={{ $('request').first().json.email }}"
const MANAGER = setting('manager')
/** What was ever protected of this company; whether it still is, the next step tells. */
const protection: Params = {
  resource: 'row',
  operation: 'get',
  dataTableId: byName(setting('deals')),
  matchType: 'allConditions',
  filters: { conditions: [{ keyName: 'siren', condition: 'eq', keyValue: SIREN }] },
  returnAll: true,
}

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Enregistrer l’affaire d’un revendeur, ou dire qu’elle est prise',
    problem:
      'Deux revendeurs travaillent le même client, chacun certain d’être le premier. Le responsable de réseau fouille ses courriels pour trancher, et votre propre commercial a remis un prix entre-temps.',
    outcome:
      'Le revendeur donne le SIREN du client. Déjà protégée, l’affaire lui vaut un courriel immédiat. Libre, elle part au responsable avec vos affaires directes en cours ; s’il dit oui, elle est protégée 90 jours et le revendeur l’apprend par courriel.',
    avoid:
      'Protéger une affaire n’est pas fixer le prix auquel le revendeur vend : gardez ce sujet hors du formulaire. Avec trois revendeurs, un tableau partagé suffit.',
    approval:
      'Le responsable a deux jours pour répondre oui ou non. Sans réponse, l’affaire reste libre : le revendeur et lui en sont avertis. Le nom d’un autre revendeur n’est jamais montré.',
    failure:
      'Salesforce muet : le responsable reçoit la demande et y répond à la main. SIREN mal formé : un courriel le dit au revendeur. Si deux demandes attendaient ensemble, seule la première acceptée est inscrite, l’autre reçoit un non.',
  },
  en: {
    title: 'Register a reseller’s deal, or say that it is taken',
    problem:
      'Two resellers work on the same client, each sure of having come first. The channel manager digs through email to settle it; your own salesperson has quoted meanwhile.',
    outcome:
      'The reseller gives the client’s SIREN, the French company number. A deal protected already is answered at once by email. A free one goes to the manager with your own open deals; a yes protects it for 90 days, and the reseller is told by email.',
    avoid:
      'To protect a deal is not to set the price at which the reseller sells: keep that out of the form. Three resellers need no more than a table.',
    approval:
      'The manager has two days to say yes or no. Without an answer the deal stays free, and both manager and reseller hear of it. Another reseller’s name is never shown.',
    failure:
      'Salesforce silent: the manager gets the request and answers by hand. A SIREN that cannot exist: an email tells the reseller. Where two requests waited together, the first accepted is entered and the other gets a no.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Demande d’un revendeur', en: 'A reseller’s request' },
      why: {
        fr: 'Mot de passe obligatoire : ce formulaire révèle qu’un client est suivi.',
        en: 'A password is a must: the form tells who is being followed.',
      },
      with: form(
        { fr: 'Enregistrer une affaire', en: 'Register a deal' },
        [
          field('reseller', { fr: 'Votre société', en: 'Your company' }),
          field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
          field('company', { fr: 'Client', en: 'Client' }),
          field('siren', { fr: 'SIREN du client', en: 'Client’s SIREN' }),
          field('need', { fr: 'Besoin', en: 'Need' }, { type: 'textarea' }),
        ],
        {
          authentication: 'basicAuth',
          options: {
            appendAttribution: false,
            respondWithOptions: {
              values: {
                respondWith: 'text',
                formSubmittedText: {
                  fr: 'Demande reçue. La réponse vient par courriel.',
                  en: 'Request received. The answer comes by email.',
                },
              },
            },
          },
        },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre réseau', en: 'Your network' },
      why: {
        fr: 'Quatre-vingt-dix jours : au-delà, l’affaire doit être redemandée.',
        en: 'Ninety days, after which the deal has to be asked for again.',
      },
      with: fields({
        days: 90,
        today: '={{ $now.toISODate() }}',
        deals: 'protected_deals',
        manager: 'reseau@votre-entreprise.example',
      }),
    },
    read: {
      use: 'code',
      name: { fr: 'Contrôler le SIREN', en: 'Check the SIREN' },
      why: {
        fr: 'Une faute de frappe protégerait une société qui n’existe pas. Le revendeur se reconnaît au domaine de son adresse.',
        en: 'A slip would protect nobody. Resellers are known by their email domain.',
      },
      with: eachItem(READ),
    },
    sound: {
      use: 'if',
      name: { fr: 'Bien formé ?', en: 'Well formed?' },
      why: {
        fr: 'La clé du numéro se vérifie sans interroger personne.',
        en: 'The number’s own check digit asks nobody.',
      },
      with: all(isTrue('={{ $json.sound }}')),
    },
    own: {
      use: 'salesforce',
      name: { fr: 'Nos affaires en cours', en: 'Our open deals' },
      why: {
        fr: 'Champ Siren__c du compte, à créer : neuf chiffres sans espace.',
        en: 'Field Siren__c of the account, to be created: nine digits unspaced.',
      },
      with: {
        resource: 'search',
        operation: 'query',
        query:
          "=SELECT Id, Name, StageName, Owner.Name FROM Opportunity WHERE IsClosed = false AND Account.Siren__c = '{{ $json.siren }}'",
      },
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    held: {
      use: 'dataTable',
      name: { fr: 'Déjà protégée ?', en: 'Protected already?' },
      why: {
        fr: 'Toutes les lignes ; une protection échue ne comptera pas.',
        en: 'All its rows; a protection that has run out will not count.',
      },
      with: protection,
      once: true,
      always: true,
    },
    decide: {
      use: 'code',
      name: { fr: 'Choisir la réponse', en: 'Choose the answer' },
      why: {
        fr: 'Au revendeur, « prise » ou « à vous » ; jamais par qui.',
        en: 'To the reseller, taken or theirs; never by whom.',
      },
      with: allItems(DECIDE),
    },
    next: {
      use: 'switch',
      name: { fr: 'Qui répond ?', en: 'Who answers?' },
      why: {
        fr: 'On ne le dérange pas pour une affaire déjà tranchée.',
        en: 'Not disturbed over a deal already settled.',
      },
      with: cases({
        ask: text('={{ $json.state }}', 'equals', 'ask'),
        unknown: text('={{ $json.state }}', 'equals', 'unknown'),
      }),
    },
    answer: {
      use: 'outlook',
      name: { fr: 'Répondre tout de suite', en: 'Answer at once' },
      why: {
        fr: 'Prise, à vous, ou numéro à corriger : le revendeur n’attend pas.',
        en: 'Taken, theirs, or a number to correct: the reseller does not wait.',
      },
      with: outlookSent(
        RESELLER,
        { fr: `=Votre demande : ${COMPANY}`, en: `=Your request: ${COMPANY}` },
        {
          fr: "={{ $json.text ?? 'Le SIREN « ' + $json.siren + ' » n’a pas la bonne clé. Rien n’est enregistré : recopiez-le d’un document du client, puis refaites la demande.' }}",
          en: "={{ $json.text ?? 'The SIREN “' + $json.siren + '” fails its check digit. Nothing is registered: copy it from a document of the client’s, then ask again.' }}",
        },
      ),
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Demander au responsable', en: 'Ask the manager' },
      why: {
        fr: 'Avec vos affaires directes : c’est là que naît le conflit.',
        en: 'With your direct deals, where conflicts are born.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: MANAGER,
        subject: {
          fr: `={{ $('request').first().json.reseller.trim() }} demande ${COMPANY}`,
          en: `={{ $('request').first().json.reseller.trim() }} asks for ${COMPANY}`,
        },
        message: "={{ $('request').first().json.need + '\\n\\n' + $json.own }}",
        ...yesOrNo({ fr: 'Protéger cette affaire', en: 'Protect this deal' }),
        options: answeredWithin(2, 'days'),
      },
      onError: 'continue',
    },
    agreed: {
      use: 'if',
      name: { fr: 'Oui ?', en: 'A yes?' },
      why: {
        fr: 'Le silence ne donne de droit à personne.',
        en: 'Silence gives nobody a right.',
      },
      with: all(saidYes),
    },
    again: {
      use: 'dataTable',
      name: { fr: 'Toujours libre ?', en: 'Still free?' },
      why: {
        fr: 'Une autre demande a pu être acceptée pendant ces deux jours.',
        en: 'Another request may have been accepted in those two days.',
      },
      with: protection,
      always: true,
    },
    rows: {
      use: 'aggregate',
      name: { fr: 'Ses protections', en: 'Its protections' },
      why: { fr: 'Les échues avec les vivantes.', en: 'Those ended along with those alive.' },
      with: allIn('rows'),
    },
    free: {
      use: 'if',
      name: { fr: 'Personne avant ?', en: 'Nobody before?' },
      why: {
        fr: 'Le premier accepté garde l’affaire.',
        en: 'Whoever was accepted first keeps it.',
      },
      with: all(isFalse('={{ $json.rows.some(one => one.until >= $now.toISODate()) }}')),
    },
    protect: {
      use: 'dataTable',
      name: { fr: 'Protéger', en: 'Protect' },
      why: {
        fr: 'SIREN, revendeur, échéance, et rien sur les personnes.',
        en: 'SIREN, reseller, last day, and nothing about people.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(setting('deals')),
        columns: columns({
          siren: SIREN,
          reseller: "={{ $('read').first().json.reseller }}",
          until: "={{ $now.plus({ days: $('settings').first().json.days }).toISODate() }}",
        }),
        options: {},
      },
    },
    granted: {
      use: 'outlook',
      name: { fr: 'Annoncer la protection', en: 'Announce the protection' },
      why: {
        fr: 'Avec la dernière date, qui évite la dispute suivante.',
        en: 'With its last day, which spares the next dispute.',
      },
      with: outlookSent(
        RESELLER,
        { fr: `=${COMPANY} : affaire protégée`, en: `=${COMPANY}: deal protected` },
        {
          fr: "=Cette affaire est à vous jusqu’au {{ DateTime.fromISO($json.until).toFormat('dd/MM/yyyy') }} inclus.",
          en: "=This deal is yours up to and including {{ DateTime.fromISO($json.until).toFormat('dd/MM/yyyy') }}.",
        },
      ),
    },
    denied: {
      use: 'outlook',
      name: { fr: 'Annoncer le refus', en: 'Announce the no' },
      why: {
        fr: 'Le responsable est en copie : il saura s’il a laissé passer le délai.',
        en: 'The manager is on copy, and learns of a term let slip.',
      },
      with: outlookSent(
        `${RESELLER}, {{ $('settings').first().json.manager }}`,
        { fr: `=${COMPANY} : affaire non protégée`, en: `=${COMPANY}: deal not protected` },
        {
          fr: "={{ $json.rows?.some(one => one.until >= $now.toISODate() && one.reseller === $('read').first().json.reseller) ? 'Cette affaire est déjà à vous : votre première demande a été acceptée.' : 'Cette affaire n’a pas pu vous être réservée. Appelez votre responsable de réseau pour en parler.' }}",
          en: "={{ $json.rows?.some(one => one.until >= $now.toISODate() && one.reseller === $('read').first().json.reseller) ? 'This deal is yours already: your first request was accepted.' : 'This deal could not be kept for you. Call your channel manager to talk about it.' }}",
        },
      ),
    },
    byHand: {
      use: 'outlook',
      name: { fr: 'À décider à la main', en: 'To decide by hand' },
      why: {
        fr: 'Le revendeur attend une réponse que le flux ne peut pas donner.',
        en: 'The reseller awaits an answer that the flow cannot give.',
      },
      with: outlookSent(
        MANAGER,
        { fr: `=${COMPANY} : Salesforce ne répond pas`, en: `=${COMPANY}: Salesforce is silent` },
        {
          fr: "={{ $('request').first().json.reseller.trim() }} ({{ $('request').first().json.email }}), SIREN {{ $('read').first().json.siren }} : {{ $json.why }}. Rien n’est protégé ; répondez-lui.",
          en: "={{ $('request').first().json.reseller.trim() }} ({{ $('request').first().json.email }}), SIREN {{ $('read').first().json.siren }}: {{ $json.why }}. Nothing is protected; please answer.",
        },
      ),
    },
  },
  links: [
    'request > settings > read > sound.yes > own > held > decide > next.ask > ask > agreed.yes > again > rows > free.yes > protect > granted',
    'sound.no > answer',
    'next.unknown > byHand',
    'next.other > answer',
    'agreed.no > denied',
    'free.no > denied',
  ],
  examples,
})
