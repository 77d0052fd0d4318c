import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { choice, field, form } from '../../fragments/forms.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './calculer-indemnites-kilometriques.examples.ts'

/** A scale by brackets: this trip is worth what it adds to the year. */
const PRICE = `const trip = $('trip').first().json;
const { scale } = $('settings').first().json;
const [start, end] = [$('start').first().json, $('arrival').first().json].map((one) => one.features?.[0]);
const sure = (one) => one !== undefined && one.properties.score >= 0.7;
const oneWay = Math.round(Number($('route').first().json.distance ?? 0));
const km = trip.back === 'oui' || trip.back === 'yes' ? 2 * oneWay : oneWay;
const before = Number($input.first().json.km ?? NaN);
const brackets = scale.filter(({ power }) => String(power) === String(trip.power));
const worth = (total) => {
  const bracket = brackets.find(({ upTo }) => total <= upTo) ?? brackets.at(-1);
  return bracket ? total * bracket.rate + bracket.plus : NaN;
};
const euros = Math.round((worth(before + km) - worth(before)) * 100) / 100;
const known = sure(start) && sure(end) && oneWay > 0 && Number.isFinite(euros);
return [{ json: {
  known, km, euros: known ? euros : 0, on: DateTime.fromISO(trip.day).toFormat('dd/MM/yyyy'), year: known ? before + km : 0,
  from: start?.properties.label ?? trip.from, to: end?.properties.label ?? trip.to,
} }];`

/** By fiscal power: the rate of each bracket, and what the second adds. */
const SCALE = [
  [3, 0.529, 0.316, 1065, 0.37],
  [4, 0.606, 0.34, 1330, 0.407],
  [5, 0.636, 0.357, 1395, 0.427],
  [6, 0.665, 0.374, 1457, 0.447],
  [7, 0.697, 0.394, 1515, 0.47],
].flatMap(([power = 0, near = 0, middle = 0, plus = 0, far = 0]) => [
  { power, upTo: 5000, rate: near, plus: 0 },
  { power, upTo: 20000, rate: middle, plus },
  { power, upTo: 999999, rate: far, plus: 0 },
])

const located = (place: string) => ({
  url: 'https://data.geopf.fr/geocodage/search',
  sendQuery: true,
  queryParameters: {
    parameters: [
      { name: 'q', value: place },
      { name: 'limit', value: '1' },
    ],
  },
  options: { timeout: 15000 },
})
const point = (key: string): string =>
  `={{ ($('${key}').first().json.features?.[0]?.geometry.coordinates ?? []).join(',') }}`

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Calculer les indemnités kilométriques trajet par trajet',
    problem:
      'Les commerciaux notent « Lyon aller-retour, 250 km » en fin de mois. La comptable revérifie sur une carte, oublie qu’un d’eux a changé de tranche en octobre, et l’écart se discute.',
    outcome:
      'Un formulaire par trajet suffit. Le flux situe les deux adresses, mesure la route avec le service de l’IGN, applique la tranche du barème que l’année en cours atteint, et écrit la ligne. Le salarié reçoit le calcul aussitôt.',
    avoid:
      'Le barème livré est un exemple, sans la majoration des voitures électriques : recopiez celui de l’année, que l’administration publie. Le service couvre la France ; au-delà, gardez le compteur.',
    approval:
      'La ligne reste « à valider » : un responsable vérifie que le déplacement était professionnel avant tout remboursement.',
    failure:
      'Adresse douteuse, route introuvable ou cumul illisible : rien n’est calculé, et le salarié reçoit la demande de préciser ou de passer par la comptable.',
  },
  en: {
    title: 'Work out French mileage allowances trip by trip',
    problem:
      'Salespeople write “Lyon and back, 250 km” at the end of the month. The accountant checks on a map, forgets that one of them moved up a bracket in October, and the gap gets argued over.',
    outcome:
      'One form a trip is enough. The flow places both addresses, measures the road with the IGN’s service, applies the bracket that this year has reached and writes the row. The employee gets the sum at once.',
    avoid:
      'The scale in here is an example, without the supplement for electric cars: copy in this year’s, as the tax office publishes it. The service covers France; beyond that, keep reading the meter.',
    approval:
      'The row stays “to approve”: a manager checks that the trip was for work before anything is paid.',
    failure:
      'A doubtful address, no road or a year that cannot be read: nothing is worked out, and the employee is asked to be more precise or to see the accountant.',
  },
  nodes: {
    trip: {
      use: 'formTrigger',
      name: { fr: 'Trajet fait', en: 'Trip made' },
      why: {
        fr: 'Le jour même, quand on sait encore où l’on est allé.',
        en: 'On the same day, while one knows where one went.',
      },
      with: form(
        { fr: 'Un trajet', en: 'A trip' },
        [
          field('email', { fr: 'Votre adresse', en: 'Your email' }, { type: 'email' }),
          field('day', { fr: 'Jour', en: 'Day' }, { type: 'date' }),
          field('from', { fr: 'Départ (adresse entière)', en: 'From (full address)' }),
          field('to', { fr: 'Arrivée (adresse entière)', en: 'To (full address)' }),
          choice('back', { fr: 'Aller-retour ?', en: 'And back?' }, [
            { fr: 'oui', en: 'yes' },
            { fr: 'non', en: 'no' },
          ]),
          choice(
            'power',
            {
              fr: 'Chevaux fiscaux (3 et moins, 7 et plus)',
              en: 'Fiscal power (3 or less, 7 or more)',
            },
            ['3', '4', '5', '6', '7'],
          ),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre barème', en: 'Your scale' },
      why: {
        fr: 'Par puissance : jusqu’à tant de kilomètres, un taux, et une somme fixe.',
        en: 'By power: up to so many kilometres, a rate, and a fixed sum.',
      },
      with: fields(
        {
          table: 'trips',
          scale: list(SCALE),
        },
        { alone: true },
      ),
    },
    start: {
      use: 'httpRequest',
      name: { fr: 'Situer le départ', en: 'Place the start' },
      why: {
        fr: 'Le géocodage public rend aussi une note de confiance.',
        en: 'The public geocoder also says how sure it is.',
      },
      with: located("={{ $('trip').first().json.from }}"),
      onError: 'continue',
      retry: [3, 2],
    },
    arrival: {
      use: 'httpRequest',
      name: { fr: 'Situer l’arrivée', en: 'Place the arrival' },
      why: {
        fr: '« Lyon » seul ne suffit pas : le centre est à dix kilomètres du client.',
        en: '“Lyon” alone will not do: its centre is ten kilometres from the client.',
      },
      with: located("={{ $('trip').first().json.to }}"),
      onError: 'continue',
      retry: [3, 2],
    },
    route: {
      use: 'httpRequest',
      name: { fr: 'Mesurer la route', en: 'Measure the road' },
      why: {
        fr: 'Le trajet le plus rapide en voiture, en kilomètres, sans clé.',
        en: 'The fastest way by car, in kilometres, without a key.',
      },
      with: {
        url: 'https://data.geopf.fr/navigation/itineraire',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'resource', value: 'bdtopo-osrm' },
            { name: 'profile', value: 'car' },
            { name: 'optimization', value: 'fastest' },
            { name: 'distanceUnit', value: 'kilometer' },
            { name: 'getSteps', value: 'false' },
            { name: 'start', value: point('start') },
            { name: 'end', value: point('arrival') },
          ],
        },
        options: { timeout: 15000 },
      },
      onError: 'continue',
      retry: [3, 2],
    },
    year: {
      use: 'postgres',
      name: { fr: 'Cumul de l’année', en: 'This year so far' },
      why: {
        fr: 'C’est le cumul, et non le mois, qui fait changer de tranche.',
        en: 'It is the year so far, not the month, that moves the bracket.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'SELECT coalesce(sum(km), 0) AS km FROM trips WHERE email = $1 AND day >= $2 AND day <= $3',
        options: {
          queryReplacement:
            "={{ [$('trip').first().json.email, $('trip').first().json.day.slice(0, 4) + '-01-01', $('trip').first().json.day.slice(0, 4) + '-12-31'] }}",
        },
      },
      onError: 'continue',
    },
    price: {
      use: 'code',
      name: { fr: 'Appliquer le barème', en: 'Apply the scale' },
      why: {
        fr: 'La valeur de l’année avec ce trajet, moins sa valeur sans lui.',
        en: 'What the year is worth with this trip, less without it.',
      },
      with: allItems(PRICE),
    },
    known: {
      use: 'if',
      name: { fr: 'Tout est sûr ?', en: 'Is all of it sure?' },
      why: {
        fr: 'Une distance devinée se discute plus longtemps qu’elle ne se mesure.',
        en: 'A guessed distance takes longer to argue than to measure.',
      },
      with: all(isTrue('={{ $json.known }}')),
    },
    write: {
      use: 'postgres',
      name: { fr: 'Écrire la ligne', en: 'Write the row' },
      why: {
        fr: 'À valider, avec les adresses telles qu’elles ont été comprises.',
        en: 'To approve, with the addresses as they were understood.',
      },
      with: {
        operation: 'insert',
        schema: byId('public'),
        table: byId(setting('table')),
        columns: columns({
          email: "={{ $('trip').first().json.email }}",
          day: "={{ $('trip').first().json.day }}",
          origin: '={{ $json.from }}',
          destination: '={{ $json.to }}',
          km: '={{ $json.km }}',
          euros: '={{ $json.euros }}',
          status: { fr: 'à valider', en: 'to approve' },
        }),
        options: {},
      },
      onError: 'continue',
      retry: [2, 3],
    },
    written: {
      use: 'if',
      name: { fr: 'Écrite ?', en: 'Written?' },
      why: {
        fr: 'Base coupée, aucune erreur : faute de statut en retour, le salarié est prié de renvoyer son formulaire.',
        en: 'A database cut off raises no error: if no status comes back, the employee is asked to send the form again.',
      },
      with: all(isTrue('={{ $json.status !== undefined }}')),
    },
    tell: {
      use: 'gmail',
      name: { fr: 'Envoyer le calcul', en: 'Send the sum' },
      why: {
        fr: 'Une erreur d’adresse se voit ce soir, pas en fin de mois.',
        en: 'A wrong address shows tonight, not at the end of the month.',
      },
      with: gmailSent(
        "={{ $('trip').first().json.email }}",
        {
          fr: "=Trajet du {{ $('price').first().json.on }} : {{ $('price').first().json.euros.toFixed(2).replace('.', ',') }} €",
          en: "=Trip of {{ $('price').first().json.on }}: €{{ $('price').first().json.euros.toFixed(2) }}",
        },
        {
          fr: "={{ $('price').first().json.from }} → {{ $('price').first().json.to }} : {{ $('price').first().json.km }} km. Cumul de l’année : {{ $('price').first().json.year }} km.",
          en: "={{ $('price').first().json.from }} → {{ $('price').first().json.to }}: {{ $('price').first().json.km }} km. This year so far: {{ $('price').first().json.year }} km.",
        },
      ),
    },
    back: {
      use: 'gmail',
      name: { fr: 'Demander de préciser', en: 'Ask for more' },
      why: {
        fr: 'Le salarié sait ce que le flux n’a pas su.',
        en: 'The employee knows what the flow could not.',
      },
      with: gmailSent(
        "={{ $('trip').first().json.email }}",
        {
          fr: "=Trajet du {{ $('price').first().json.on }} : non calculé",
          en: "=Trip of {{ $('price').first().json.on }}: not worked out",
        },
        {
          fr: "=Compris : {{ $('price').first().json.from }} → {{ $('price').first().json.to }}. {{ $('write').isExecuted ? 'La ligne n’a pas pu être écrite : renvoyez le formulaire ce soir.' : 'Donnez le numéro, la rue et la commune, ou voyez la comptable.' }}",
          en: "=Understood: {{ $('price').first().json.from }} → {{ $('price').first().json.to }}. {{ $('write').isExecuted ? 'The row could not be written: send the form again tonight.' : 'Give number, street and town, or see the accountant.' }}",
        },
      ),
    },
  },
  links: [
    'trip > settings > start > arrival > route > year > price > known.yes > write > written.yes > tell',
    'known.no > back',
    'written.no > back',
  ],
  examples,
})
