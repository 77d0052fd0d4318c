import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isEmpty, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { choice, field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { PEOPLE, PLAN } from './annoncer-maintenance-aux-concernes.code.ts'
import { examples } from './annoncer-maintenance-aux-concernes.examples.ts'

const YES = { fr: 'Oui, écrire maintenant', en: 'Yes, write now' }
const NO = { fr: 'Non, ne rien envoyer', en: 'No, send nothing' }
const TABLE = byName("={{ $('settings').first().json.table }}")

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Annoncer une maintenance aux seuls clients concernés',
    problem:
      'Vous arrêtez le serveur de paie mercredi soir. Écrire à tout le fichier inquiète quatre cents clients pour rien ; ne pas écrire laisse douze cabinets découvrir l’arrêt en pleine clôture.',
    outcome:
      'Un formulaire demande le service, la date et les heures. La base dit quels clients ont ce service aujourd’hui ; la liste s’affiche, vous confirmez, chaque adresse reçoit un seul courriel. La page finale donne le nombre d’envois et les adresses refusées.',
    avoid:
      'Une panne déjà là s’annonce par une page d’état, pas ainsi. Au-delà de quelques centaines d’adresses, passez par votre outil d’envoi. N’ajoutez aucune offre au message : ce serait de la publicité, avec ses propres règles.',
    approval:
      'Rien ne part avant votre oui devant la liste et le texte. Fermer la page n’envoie rien. À moins de quarante-huit heures, le flux refuse : c’est au téléphone que cela se passe.',
    failure:
      'Si la base ne répond pas, une page l’annonce avant tout envoi. Un courriel refusé laisse partir les suivants. Formulaire rechargé ou envoi repris : qui a déjà reçu cette annonce ne la reçoit pas deux fois.',
  },
  en: {
    title: 'Announce maintenance to the customers it concerns',
    problem:
      'You stop the payroll server on Wednesday night. Writing to everyone worries four hundred customers for nothing; not writing leaves twelve firms to find out while closing their books.',
    outcome:
      'A form asks for service, date and times. The database tells which customers have that service today; the list is shown, you confirm, and each address gets a single email. The last page gives how many left and which addresses were refused.',
    avoid:
      'An outage that is on already belongs on a status page. Beyond a few hundred addresses, use your mailing tool. Add no offer to the message: that would be advertising, which has rules of its own.',
    approval:
      'Nothing leaves before your yes to list and text. Closing the page sends nothing. With less than forty-eight hours to go the flow refuses, since that is a matter for the telephone.',
    failure:
      'If the database does not answer, a page tells you ahead of any sending. A refused email lets the next ones leave. Form reloaded or sending resumed: whoever had this announcement does not get it twice.',
  },
  nodes: {
    wanted: {
      use: 'formTrigger',
      name: { fr: 'Maintenance prévue', en: 'Planned maintenance' },
      why: {
        fr: 'Rempli par qui fait l’arrêt, derrière un mot de passe.',
        en: 'Filled in by whoever does it, behind a password.',
      },
      with: {
        authentication: 'basicAuth',
        ...form({ fr: 'Annoncer une maintenance', en: 'Announce maintenance' }, [
          choice('service', 'Service', ['Paie', 'Compta', 'Documents']),
          field('date', { fr: 'Jour', en: 'Day' }, { type: 'date' }),
          field('begins', { fr: 'De (22h00)', en: 'From (22:00)' }),
          field('ends', { fr: 'À (23h30)', en: 'To (23:30)' }),
          field(
            'what',
            { fr: 'Ce que le client ne pourra pas faire', en: 'What customers cannot do' },
            { type: 'textarea' },
          ),
        ]),
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'Deux jours : de quoi avancer une paie ou un envoi.',
        en: 'Two days, enough to bring a payroll or a filing forward.',
      },
      with: fields(
        {
          zone: 'Europe/Paris',
          notice: 48,
          from: 'support@logiciels-aubert.example',
          table: { fr: 'annonces de maintenance', en: 'maintenance notices' },
        },
        { alone: true },
      ),
    },
    plan: {
      use: 'code',
      name: { fr: 'Dater l’arrêt', en: 'Date the stop' },
      why: {
        fr: 'De 23 h à 1 h, on finit le lendemain : le message le dit.',
        en: 'From 23:00 to 1:00 ends on the next day, and the message says so.',
      },
      with: allItems(PLAN),
    },
    sound: {
      use: 'if',
      name: { fr: 'Heures lisibles, délai tenu ?', en: 'Times legible, notice kept?' },
      why: {
        fr: 'Une heure mal tapée partirait chez douze clients.',
        en: 'A mistyped time would go out to twelve customers.',
      },
      with: all(isEmpty('={{ $json.fault }}')),
    },
    customers: {
      use: 'postgres',
      name: { fr: 'Clients de ce service', en: 'Customers of that service' },
      why: {
        fr: 'Abonnements en cours, contacts techniques ; adaptez les noms de tables.',
        en: 'Running subscriptions, technical contacts; adapt the tables’ names.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT c.email, a.name AS company FROM subscriptions s JOIN accounts a ON a.id = s.account_id JOIN contacts c ON c.account_id = a.id AND c.role = 'technical' WHERE s.service = $1 AND s.started_on <= CURRENT_DATE AND (s.ended_on IS NULL OR s.ended_on > CURRENT_DATE) ORDER BY a.name, c.email",
        options: { queryReplacement: '={{ [$json.service] }}' },
      },
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    told: {
      use: 'dataTable',
      name: { fr: 'Déjà prévenus', en: 'Told already' },
      why: {
        fr: 'Un formulaire rechargé repart de zéro, sauf cela.',
        en: 'A reloaded form starts all over again but for this.',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: TABLE,
        returnAll: true,
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'maintenance', keyValue: "={{ $('plan').first().json.key }}" }],
        },
      },
      once: true,
      always: true,
    },
    people: {
      use: 'code',
      name: { fr: 'Une fois par adresse', en: 'Once an address' },
      why: {
        fr: 'Un comptable qui suit trois sociétés reçoit un seul courriel.',
        en: 'An accountant with three companies gets one email.',
      },
      with: allItems(PEOPLE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Quelqu’un à prévenir ?', en: 'Anybody to tell?' },
      why: {
        fr: 'Zéro client et base muette font deux pages.',
        en: 'No customer and a silent database make two pages.',
      },
      with: cases({
        some: text('={{ $json.state }}', 'equals', 'some'),
        down: text('={{ $json.state }}', 'equals', 'down'),
      }),
    },
    preview: {
      use: 'form',
      name: { fr: 'Relire avant d’envoyer', en: 'Read before sending' },
      why: {
        fr: 'On y voit le client parti le mois dernier.',
        en: 'One spots the customer who left last month.',
      },
      with: {
        operation: 'page',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldType: 'html',
              elementName: 'list',
              html: {
                fr: "=<p>{{ $('plan').first().json.service }}, {{ $('plan').first().json.when }} : {{ $('plan').first().json.what.replace(/[<>&]/g, ' ') }}</p><ul>{{ $json.shown }}</ul>",
                en: "=<p>{{ $('plan').first().json.service }}, {{ $('plan').first().json.when }}: {{ $('plan').first().json.what.replace(/[<>&]/g, ' ') }}</p><ul>{{ $json.shown }}</ul>",
              },
            },
            {
              fieldLabel: { fr: 'Envoyer ?', en: 'Send?' },
              fieldName: 'send',
              fieldType: 'radio',
              fieldOptions: { values: [{ option: YES }, { option: NO }] },
              requiredField: true,
            },
          ],
        },
        options: {
          formTitle: {
            fr: '=Adresses à prévenir : {{ $json.people.length }} (illisibles : {{ $json.wrong }}, déjà prévenues : {{ $json.told }})',
            en: '=Addresses to tell: {{ $json.people.length }} (illegible: {{ $json.wrong }}, told already: {{ $json.told }})',
          },
        },
      },
    },
    go: {
      use: 'if',
      name: { fr: 'Oui ?', en: 'Yes?' },
      why: {
        fr: 'La dernière occasion de changer de date.',
        en: 'The last chance to change the date.',
      },
      with: all(text('={{ $json.send }}', 'equals', YES)),
    },
    each: {
      use: 'code',
      name: { fr: 'Un élément par adresse', en: 'One item an address' },
      why: {
        fr: 'La liste montrée, telle quelle.',
        en: 'The list that was shown, as it stands.',
      },
      with: allItems("return $('people').first().json.people.map((json) => ({ json }))"),
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Prévenir le client', en: 'Tell the customer' },
      why: {
        fr: 'Ce qui s’arrête d’abord, la date, et à qui répondre.',
        en: 'What stops comes first, then when, and whom to answer.',
      },
      with: mailed(
        { from: "={{ $('settings').first().json.from }}", to: '={{ $json.email }}' },
        {
          fr: "=Arrêt prévu de {{ $('plan').first().json.service }}, {{ $('plan').first().json.when }}",
          en: "=Planned stop of {{ $('plan').first().json.service }}, {{ $('plan').first().json.when }}",
        },
        {
          fr: "=Bonjour,\n\n{{ $('plan').first().json.what }}\n\nService : {{ $('plan').first().json.service }}, pour {{ $json.companies }}.\nQuand : {{ $('plan').first().json.when }}, heure de Paris.\n\nSi cela tombe mal, répondez à ce message sans attendre.",
          en: "=Hello,\n\n{{ $('plan').first().json.what }}\n\nService: {{ $('plan').first().json.service }}, for {{ $json.companies }}.\nWhen: {{ $('plan').first().json.when }}, Paris time.\n\nIf this comes at a bad time, answer this message right away.",
        },
      ),
      onError: 'output',
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir l’envoi', en: 'Remember the sending' },
      why: {
        fr: 'Adresse par adresse ; à vider une fois l’arrêt passé.',
        en: 'Address by address; to be emptied when the stop is over.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({
          maintenance: "={{ $('plan').first().json.key }}",
          email: "={{ $('each').item.json.email }}",
        }),
        options: {},
      },
    },
    both: {
      use: 'merge',
      name: { fr: 'Partis et refusés', en: 'Sent and refused' },
      why: {
        fr: 'Pour n’afficher qu’une page.',
        en: 'So as to show a single page.',
      },
      with: { mode: 'append' },
    },
    report: {
      use: 'code',
      name: { fr: 'Faire le compte', en: 'Count up' },
      why: {
        fr: 'Qui n’est pas retenu n’a rien reçu.',
        en: 'Whoever is not remembered has received nothing.',
      },
      with: allItems(
        "const sent = $input.all().map(({ json }) => json).filter(({ maintenance, error }) => maintenance && !error).map(({ email }) => email)\nconst left = $('each').all().map(({ json }) => json.email).filter((email) => !sent.includes(email))\nreturn [{ json: { sent: sent.length, left: left.join(', ') } }]",
      ),
    },
    end: {
      use: 'form',
      name: { fr: 'Montrer le bilan', en: 'Show the count' },
      why: {
        fr: 'Les refusés s’appellent pendant que la page est ouverte.',
        en: 'Those refused are rung up while the page is open.',
      },
      with: page(
        { fr: '=Clients prévenus : {{ $json.sent }}', en: '=Customers told: {{ $json.sent }}' },
        {
          fr: "={{ $json.left ? 'À appeler, courriel refusé : ' + $json.left : 'Aucun refus.' }}",
          en: "={{ $json.left ? 'To be rung up, email refused: ' + $json.left : 'None was refused.' }}",
        },
      ),
    },
    nothing: {
      use: 'form',
      name: { fr: 'Rien n’est parti', en: 'Nothing has left' },
      why: {
        fr: 'Avec les nombres, pour comprendre pourquoi.',
        en: 'With the counts, to see why.',
      },
      with: page(
        { fr: 'Aucun message envoyé', en: 'No message sent' },
        {
          fr: "=Adresses restant à prévenir : {{ $('people').first().json.people.length }}. Déjà prévenues : {{ $('people').first().json.told }}. Illisibles : {{ $('people').first().json.wrong }}.",
          en: "=Addresses left to tell: {{ $('people').first().json.people.length }}. Told already: {{ $('people').first().json.told }}. Illegible: {{ $('people').first().json.wrong }}.",
        },
      ),
    },
    down: {
      use: 'form',
      name: { fr: 'Base injoignable', en: 'Database out of reach' },
      why: {
        fr: 'Une erreur nue ferait croire à un envoi partiel.',
        en: 'A bare error would hint at a partial sending.',
      },
      with: page(
        { fr: 'La base ne répond pas', en: 'The database does not answer' },
        {
          fr: '=Aucun message n’est parti. Cause : {{ $json.cause }}',
          en: '=No message has left. Cause: {{ $json.cause }}',
        },
      ),
    },
    bad: {
      use: 'form',
      name: { fr: 'À corriger', en: 'To be corrected' },
      why: {
        fr: 'La personne est encore là.',
        en: 'The person is still there.',
      },
      with: page(
        { fr: 'Aucun message envoyé : à corriger', en: 'No message sent: please correct' },
        '={{ $json.fault }}',
      ),
    },
  },
  links: [
    'wanted > settings > plan > sound.yes > customers > told > people > state.some > preview > go.yes > each > send > remember > both > report > end',
    'send.error > both:1',
    'sound.no > bad',
    'state.down > down',
    'state.other > nothing',
    'go.no > nothing',
  ],
  examples,
})
