import { eachItem } from '../../fragments/code.ts'
import { all, amount, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, number } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './surveiller-chambres-froides.examples.ts'

export default defineRecipe({
  category: 'data',
  level: 'expert',
  minutes: 60,
  published: '2026-11-24',
  fr: {
    title: 'Garder les relevés des chambres froides et alerter à temps',
    problem:
      'Une porte mal fermée le samedi soir, trois mille euros de viande jetés le lundi. Le thermomètre envoyait pourtant un chiffre toutes les cinq minutes, avec une alerte à chaque ouverture : on l’avait coupée.',
    outcome:
      'Chaque relevé entre en base, pour le contrôle sanitaire. Un SMS part quand le froid manque depuis vingt minutes, un seul, puis un message quand tout rentre dans l’ordre. Une sonde muette se signale aussi.',
    avoid:
      'Pour des vaccins ou des produits réglementés, il faut une centrale étalonnée, avec sa propre ligne. Ce flux dépend de votre connexion : il s’ajoute à l’alarme sonore.',
    approval:
      'Une personne d’astreinte reçoit le SMS et décide : fermer, déplacer, jeter. Rien n’est commandé à distance, aucun relevé n’est corrigé.',
    failure:
      'Base en panne : l’alarme marche quand même, et un courriel le dit. Redis muet : chaque relevé trop chaud alerte, faute de savoir depuis quand. SMS refusé : le courriel part à sa place.',
  },
  en: {
    title: 'Keep cold-room readings and warn in time',
    problem:
      'A door ajar on Saturday evening, three thousand euros of meat thrown away on Monday. The thermometer had sent a figure every five minutes, with an alert at each opening, so it had been muted.',
    outcome:
      'Every reading enters the database, for the food inspector. A text leaves once it has been too warm for twenty minutes, one only, then a message when all is well again. A silent probe is reported too.',
    avoid:
      'Vaccines and regulated goods call for a calibrated unit with a line of its own. This flow depends on your connection: add it to the siren, do not replace it.',
    approval:
      'Somebody on call gets the text and decides: close, move, throw away. Nothing is steered from afar, no reading is corrected.',
    failure:
      'Database down: the alarm works all the same, and an email says so. Redis silent: every warm reading alerts, since nobody knows how long. Text refused: the email goes instead.',
  },
  nodes: {
    reading: {
      use: 'webhook',
      name: { fr: 'Relevé reçu', en: 'Reading received' },
      why: {
        fr: 'Toute passerelle de capteurs sait appeler une adresse.',
        en: 'Any sensor gateway can call an address.',
      },
      with: {
        httpMethod: 'POST',
        path: { fr: 'releve-froid', en: 'cold-reading' },
        authentication: 'headerAuth',
        responseMode: 'onReceived',
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos chambres', en: 'Your rooms' },
      why: {
        fr: 'Vingt minutes : une livraison passe, une porte oubliée non.',
        en: 'Twenty minutes let a delivery through, not a forgotten door.',
      },
      with: fields(
        {
          sensor: "={{ $json.body?.sensor ?? '' }}",
          celsius: number('={{ Number($json.body?.celsius ?? 999) }}'),
          limit: number(
            "={{ ({ 'froid-1': 4, 'froid-2': 4, 'congel-1': -16 })[$json.body?.sensor] ?? 4 }}",
          ),
          minutes: 20,
          line: { fr: 'votre numéro Twilio', en: 'your Twilio number' },
          onCall: { fr: 'numéro de l’astreinte', en: 'number of whoever is on call' },
          to: 'cuisine@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    sound: {
      use: 'filter',
      name: { fr: 'Chiffre plausible ?', en: 'A plausible figure?' },
      why: {
        fr: 'Une pile faible envoie 85 ou −127 : ce n’est pas une température.',
        en: 'A weak battery sends 85 or −127, which is no temperature.',
      },
      with: all(
        amount('={{ $json.celsius }}', 'gt', -50),
        amount('={{ $json.celsius }}', 'lt', 50),
      ),
    },
    store: {
      use: 'postgres',
      name: { fr: 'Garder le relevé', en: 'Keep the reading' },
      why: {
        fr: 'L’inspection demande des mois, pas la dernière heure.',
        en: 'Inspectors ask for months rather than the last hour.',
      },
      with: {
        operation: 'executeQuery',
        query: 'INSERT INTO cold_readings (sensor, celsius, read_at) VALUES ($1, $2, now())',
        options: { queryReplacement: '={{ [$json.sensor, $json.celsius] }}' },
      },
      onError: 'continue',
    },
    since: {
      use: 'redis',
      name: { fr: 'Trop chaud depuis quand ?', en: 'Too warm since when?' },
      why: {
        fr: 'Une mémoire entre deux relevés : sans elle, une porte ouverte sonne.',
        en: 'A memory between readings: without it an open door rings.',
      },
      with: {
        operation: 'get',
        propertyName: 'state',
        key: "={{ 'cold:' + $('sound').item.json.sensor }}",
        keyType: 'string',
        options: {},
      },
      onError: 'continue',
    },
    judge: {
      use: 'code',
      name: { fr: 'Juger la durée', en: 'Judge how long' },
      why: {
        fr: 'Monte, dure, déjà dit, revenu : quatre cas, un seul SMS.',
        en: 'Rising, lasting, told already, back: four cases, one text.',
      },
      with: eachItem(`const { sensor, celsius, limit, minutes } = $('sound').item.json
const state = $json.error === undefined ? String($json.state ?? '') : 'unknown'
const warm = celsius > limit
const lasted = /^\\d{4}/.test(state) ? Math.round($now.diff(DateTime.fromISO(state), 'minutes').minutes) : 0
const kind = !warm
  ? (state === 'told' ? 'back' : state === '' ? 'fine' : 'cooled')
  : state === '' ? 'rise'
  : state === 'unknown' || lasted >= minutes ? 'alarm'
  : 'known'
return { json: { sensor, celsius, limit, lasted, kind } }`),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Que faire ?', en: 'What to do?' },
      why: {
        fr: 'La plupart des relevés ne demandent rien.',
        en: 'Most readings ask for nothing.',
      },
      with: cases({
        rise: text('={{ $json.kind }}', 'equals', 'rise'),
        alarm: text('={{ $json.kind }}', 'equals', 'alarm'),
        back: text('={{ $json.kind }}', 'equals', 'back'),
        cooled: text('={{ $json.kind }}', 'equals', 'cooled'),
      }),
    },
    start: {
      use: 'redis',
      name: { fr: 'Lancer le compte', en: 'Start the count' },
      why: {
        fr: 'L’heure du premier relevé trop chaud ; effacée d’elle-même après un jour.',
        en: 'The time of the first warm reading, which fades by itself after a day.',
      },
      with: {
        operation: 'set',
        key: "={{ 'cold:' + $json.sensor }}",
        value: '={{ $now.toISO() }}',
        keyType: 'string',
        expire: true,
        ttl: 86_400,
      },
      onError: 'continue',
    },
    call: {
      use: 'twilio',
      name: { fr: 'SMS à l’astreinte', en: 'Text whoever is on call' },
      why: {
        fr: 'Il réveille ; un courriel, non.',
        en: 'It wakes people up, which an email does not.',
      },
      with: {
        resource: 'sms',
        operation: 'send',
        from: "={{ $('settings').first().json.line }}",
        to: "={{ $('settings').first().json.onCall }}",
        message: {
          fr: "={{ $json.sensor + ' : ' + $json.celsius + ' °C (limite ' + $json.limit + ') ' + ($json.lasted ? 'depuis ' + $json.lasted + ' min' : 'durée inconnue') }}",
          en: "={{ $json.sensor + ': ' + $json.celsius + ' °C (limit ' + $json.limit + ') ' + ($json.lasted ? 'for ' + $json.lasted + ' min' : 'for an unknown time') }}",
        },
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    told: {
      use: 'redis',
      name: { fr: 'Noter que c’est dit', en: 'Note that it is told' },
      why: {
        fr: 'Le relevé suivant, dans cinq minutes, ne sonnera pas.',
        en: 'The next reading, in five minutes, will not ring.',
      },
      with: {
        operation: 'set',
        key: "={{ 'cold:' + $('judge').item.json.sensor }}",
        value: 'told',
        keyType: 'string',
      },
      onError: 'continue',
    },
    forget: {
      use: 'redis',
      name: { fr: 'Remettre à zéro', en: 'Reset' },
      why: {
        fr: 'La porte refermée au bout de dix minutes ne laisse pas de trace.',
        en: 'A door shut after ten minutes leaves no trace.',
      },
      with: { operation: 'delete', key: "={{ 'cold:' + $('judge').item.json.sensor }}" },
      onError: 'continue',
    },
    calm: {
      use: 'emailSend',
      name: { fr: 'Dire que c’est revenu', en: 'Say that it is back' },
      why: {
        fr: 'Le produit est peut-être à jeter : quelqu’un doit ouvrir et regarder.',
        en: 'The goods may be spoilt: somebody has to open and look.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: '={{ $json.sensor }} de nouveau à {{ $json.celsius }} °C',
          en: '={{ $json.sensor }} back to {{ $json.celsius }} °C',
        },
        emailFormat: 'text',
        text: {
          fr: 'Vérifiez les produits et notez ce que vous avez fait.',
          en: 'Check the goods and note what you did.',
        },
        options: { appendAttribution: false },
      },
    },
    half: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque demi-heure', en: 'Every half-hour' },
      why: {
        fr: 'Une sonde débranchée ne prévient pas : il faut la chercher.',
        en: 'An unplugged probe gives no warning; one has to look.',
      },
      with: at('*/30 * * * *'),
    },
    tick: {
      use: 'filter',
      name: { fr: 'C’est l’heure de la ronde ?', en: 'Time for the round?' },
      why: {
        fr: 'Les adresses restent écrites à un seul endroit.',
        en: 'Addresses stay written in one place.',
      },
      with: all(isTrue("={{ $('half').isExecuted }}")),
    },
    missing: {
      use: 'postgres',
      name: { fr: 'Chercher les muettes', en: 'Look for silent ones' },
      why: {
        fr: 'Quarante-cinq minutes, et toutes sur une ligne : cinq sondes muettes, c’est la passerelle.',
        en: 'Forty-five minutes, and all in one line: five silent probes mean the gateway.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT string_agg(probe, ', ') AS probes FROM (SELECT sensor || ' (' || to_char(max(read_at), 'DD/MM HH24:MI') || ')' AS probe FROM cold_readings GROUP BY sensor HAVING max(read_at) BETWEEN now() - interval '75 minutes' AND now() - interval '45 minutes') AS silent HAVING count(*) > 0",
        options: {},
      },
      onError: 'output',
    },
    blind: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Sans chiffre, sans base ou sans SMS, il reste à aller voir.',
        en: 'No figure, no database or no text: somebody has to go and look.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: "={{ $json.probes ? 'Sondes muettes : ' + $json.probes : $('half').isExecuted ? 'Relevés non enregistrés' : 'SMS refusé, allez voir ' + $json.sensor }}",
          en: "={{ $json.probes ? 'Silent probes: ' + $json.probes : $('half').isExecuted ? 'Readings not stored' : 'Text refused, go and see ' + $json.sensor }}",
        },
        emailFormat: 'text',
        text: {
          fr: "={{ $json.error ? String($json.error.message ?? $json.message ?? $json.error) : 'Pile, Wi-Fi ou passerelle ?' }}",
          en: "={{ $json.error ? String($json.error.message ?? $json.message ?? $json.error) : 'Battery, Wi-Fi or gateway?' }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'reading > settings > sound > store > since > judge > kind.rise > start',
    'kind.alarm > call > told',
    'call.error > blind',
    'kind.back > calm > forget',
    'kind.cooled > forget',
    'half > settings > tick > missing > blind',
    'missing.error > blind',
  ],
  examples,
})
