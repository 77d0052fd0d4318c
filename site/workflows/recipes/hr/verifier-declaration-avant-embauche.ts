import { allItems, inBoth } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './verifier-declaration-avant-embauche.examples.ts'

/** A receipt is a file whose name bears the staff number, not a longer one; one dated in the eight days before the start is enough. */
const check = (words: {
  readonly none: string
  readonly late: string
  readonly early: string
  readonly odd: string
  readonly colon: string
}) =>
  String.raw`const { window } = $('settings').first().json;
const today = $now.startOf('day');
const files = $input.all().map(({ json }) => json);
const broken = files.find(({ error }) => error !== undefined);
const receipts = files.filter(({ type }) => type === 'file').map(({ path, lastModified }) => ({ name: decodeURIComponent(path.split('/').pop()).toLowerCase(), on: DateTime.fromJSDate(new Date(lastModified)) }));
const starts = $('starts').all().map(({ json }) => json).filter((one) => one.number).map((one) => {
  const start = DateTime.fromISO(String(one.start ?? ''));
  const left = start.isValid ? Math.round(start.diff(today, 'days').days) : 0;
  const own = receipts.filter(({ name }) => (' ' + name + ' ').split(String(one.number).trim().toLowerCase()).some((before, at, parts) => at + 1 < parts.length && !/[a-z0-9]$/.test(before) && !/^[a-z0-9]/.test(parts[at + 1])));
  const ahead = own.map(({ on }) => Math.round(start.diff(on.startOf('day'), 'days').days));
  const said = !start.isValid ? '${words.odd}' : own.length === 0 ? '${words.none}' : ahead.some((days) => days >= 0 && days <= 8) ? '' : ahead.some((days) => days < 0) ? '${words.late}' : '${words.early}';
  return { name: one.name, left, said, urgent: left <= 1 && said !== '${words.late}', line: one.start + ' ' + one.name + '${words.colon}' + said };
}).filter(({ left, said }) => said !== '' && left <= window && left >= -7).sort((a, b) => a.left - b.left);
return [{ json: { ...(broken && { broken: String(broken.error.message ?? broken.error) }), count: broken ? 0 : starts.length, urgent: broken ? [] : starts.filter(({ urgent }) => urgent).map(({ name }) => name), lines: starts.map(({ line }) => line) } }];`

export default defineRecipe({
  category: 'hr',
  level: 'simple',
  minutes: 30,
  published: '2026-11-24',
  fr: {
    title: 'Vérifier la déclaration préalable avant chaque embauche',
    problem:
      'Le saisonnier commence samedi à six heures. Tout le monde pense que la déclaration à l’Urssaf est faite ; elle ne l’est pas, et sans elle l’embauche a l’air d’un travail dissimulé.',
    outcome:
      'Chaque après-midi, les arrivées des huit jours à venir sont comparées au dossier des accusés de réception. Ce qui manque, date d’après l’embauche ou de plus de huit jours avant arrive par message, et y revient une semaine encore. La veille, et tant que rien n’est déclaré, un SMS nomme les personnes.',
    avoid:
      'Si la paie déclare et vous rend le numéro, lisez-le là. Un nom de fichier juste ne prouve pas un contenu juste, et la date lue est celle du fichier.',
    approval:
      'Une personne déclare et dépose l’accusé. Le flux n’autorise ni n’interdit à personne de commencer.',
    failure:
      'Si la liste des arrivées ou le dossier ne s’ouvre pas, un message le dit le jour même : rien n’est supposé en règle.',
  },
  en: {
    title: 'Check that hiring was declared in France before day one',
    problem:
      'The seasonal worker begins on Saturday at six. Everybody believes that Urssaf was told; it was not, and without that the hiring looks like undeclared work.',
    outcome:
      'Each afternoon the starts of the next eight days are held against the folder of receipts. What is missing, dated after the start or more than eight days before comes as a message, for one more week after the start. On the eve, and until it is declared, a text message gives the names.',
    avoid:
      'If payroll declares and hands back a number, read it there. A right file name does not prove a right content, and the date read is the file’s.',
    approval:
      'A person declares and files the receipt. The flow neither allows nor forbids anybody to start.',
    failure:
      'If the list of starts or the folder will not open, a message says so that day: nothing is taken to be in order.',
  },
  nodes: {
    daily: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque après-midi', en: 'Every afternoon' },
      why: {
        fr: 'À quinze heures, il reste deux heures pour déclarer.',
        en: 'At three there are two hours left to declare.',
      },
      with: at('0 15 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos adresses', en: 'Your addresses' },
      why: {
        fr: 'Huit jours : on ne peut pas déclarer plus tôt.',
        en: 'Eight days: one cannot declare earlier.',
      },
      with: fields(
        {
          window: 8,
          doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
          folder: '/RH/Declarations',
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
          sender: 'DOMAINE',
          phone: '+33600000003',
        },
        { alone: true },
      ),
    },
    starts: {
      use: 'grist',
      name: { fr: 'Lire les arrivées', en: 'Read the starts' },
      why: {
        fr: 'Colonnes number, name et start, en texte.',
        en: 'Columns number, name and start, as text.',
      },
      with: {
        authentication: 'apiKey',
        docId: setting('doc'),
        operation: 'getAll',
        tableId: 'Starts',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    receipts: {
      use: 'nextcloud',
      name: { fr: 'Lire les accusés', en: 'Read the receipts' },
      why: {
        fr: 'Un PDF par embauche, le matricule entier dans le nom.',
        en: 'One PDF a hiring, with the whole staff number in its name.',
      },
      with: { resource: 'folder', operation: 'list', path: setting('folder') },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    check: {
      use: 'code',
      name: { fr: 'Comparer les dates', en: 'Compare the dates' },
      why: {
        fr: 'Une déclaration faite après l’embauche n’est pas une déclaration préalable.',
        en: 'A declaration made after the start is not one made before it.',
      },
      with: allItems(
        inBoth(check, {
          fr: {
            none: 'aucun accusé',
            late: 'accusé d’après l’embauche',
            early: 'accusé de plus de huit jours',
            odd: 'date illisible',
            colon: ' : ',
          },
          en: {
            none: 'no receipt',
            late: 'receipt from after the start',
            early: 'receipt more than eight days old',
            odd: 'date not readable',
            colon: ': ',
          },
        }),
      ),
    },
    state: {
      use: 'if',
      name: { fr: 'Quelque chose manque ?', en: 'Is anything missing?' },
      why: {
        fr: 'Un dossier illisible compte comme un manque.',
        en: 'A folder that cannot be read counts as missing.',
      },
      with: all(amount('={{ $json.broken ? 1 : $json.count }}', 'gt', 0)),
    },
    tell: {
      use: 'mattermost',
      name: { fr: 'Écrire aux RH', en: 'Write to HR' },
      why: {
        fr: 'Par ordre d’arrivée : le premier nom est le plus pressé.',
        en: 'In order of start: the first name is the most pressing.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: setting('channel'),
        message: {
          fr: "={{ $json.broken ? 'Accusés illisibles : ' + $json.broken : 'Déclarations à voir :\\n' + $json.lines.join('\\n') }}",
          en: "={{ $json.broken ? 'Receipts not readable: ' + $json.broken : 'Declarations to look at:\\n' + $json.lines.join('\\n') }}",
        },
        otherOptions: {},
      },
    },
    urgent: {
      use: 'filter',
      name: { fr: 'Demain, ou déjà', en: 'Tomorrow, or already' },
      why: {
        fr: 'Le SMS est réservé à ce qui ne peut plus attendre.',
        en: 'Text messages are for what can wait no longer.',
      },
      with: all(amount("={{ $('check').first().json.urgent.length }}", 'gt', 0)),
    },
    text: {
      use: 'mailjet',
      name: { fr: 'SMS à la personne chargée', en: 'Text whoever is in charge' },
      why: {
        fr: 'Le dimanche, personne ne lit Mattermost.',
        en: 'On a Sunday nobody reads Mattermost.',
      },
      with: {
        resource: 'sms',
        operation: 'send',
        from: setting('sender'),
        to: setting('phone'),
        text: {
          fr: "=Embauche à déclarer : {{ $('check').first().json.urgent.join(', ') }}",
          en: "=Hiring to declare: {{ $('check').first().json.urgent.join(', ') }}",
        },
      },
    },
    shut: {
      use: 'mattermost',
      name: { fr: 'Dire que la liste est fermée', en: 'Say that the list is shut' },
      why: {
        fr: 'Sans la liste, on ignore même qui commence.',
        en: 'Without the list one does not even know who begins.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: setting('channel'),
        message: {
          fr: '=Arrivées illisibles, déclarations non vérifiées : {{ $json.error }}',
          en: '=Starts not readable, declarations not checked: {{ $json.error }}',
        },
        otherOptions: {},
      },
    },
  },
  links: [
    'daily > settings > starts > receipts > check > state.yes > tell > urgent > text',
    'starts.error > shut',
  ],
  examples,
})
