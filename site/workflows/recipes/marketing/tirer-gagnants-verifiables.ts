import { allItems } from '../../fragments/code.ts'
import { all, amount, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { field, form, upload } from '../../fragments/forms.ts'
import { allIn } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './tirer-gagnants-verifiables.examples.ts'

const MAIL = {
  from: "={{ $('settings').first().json.sender }}",
  to: "={{ $('request').first().json.email }}",
}

/** One entry an address, staff left out, in an order that nobody chose. */
const CLEAN = `const { staff } = $('settings').first().json
const seen = new Set()
let twice = 0
let ours = 0
const [headings = {}, ...rows] = $('rows').all().map(({ json }) => json.row)
const semicolons = headings[1] === undefined && String(headings[0] ?? '').includes(';')
const cells = (row) => Object.entries(semicolons ? String(row[0] ?? '').split(';') : row)
const [at] = cells(headings).find(([, title]) => title.trim().toLowerCase() === 'email') ?? []
for (const row of rows) {
  const email = String(new Map(cells(row)).get(at) ?? '').trim().toLowerCase()
  if (!/^[^\\s@]+@[^\\s@]+\\.[a-z]{2,}$/.test(email)) continue
  if (email.endsWith('@' + staff)) ours += 1
  else if (seen.has(email)) twice += 1
  else seen.add(email)
}
const entries = [...seen].sort()
return [{ json: { entries, count: entries.length, twice, ours, list: entries.join('\\n') } }]`

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Tirer au sort des gagnants d’une façon que l’on peut vérifier',
    problem:
      'Le jeu-concours se termine, quelqu’un clique sur un site de tirage, et le gagnant se trouve être le cousin d’un vendeur. C’est du hasard, mais personne ne peut le montrer, et les commentaires s’en chargent.',
    outcome:
      'La liste nettoyée est scellée par une empreinte avant le tirage. Vous saisissez ensuite un nombre public tiré ailleurs, annoncé d’avance. Gagnants et suppléants en découlent : quiconque a la liste et le nombre retrouve le même ordre.',
    avoid:
      'Si votre règlement prévoit un commissaire de justice, c’est lui qui tire. Et pour trois lots devant vingt personnes, un chapeau convainc mieux.',
    approval:
      'Vous choisissez la source du nombre et la saisissez. Contrôler qu’un gagnant remplit les conditions, puis lui écrire, reste à vous ; les suppléants servent à cela.',
    failure:
      'Fichier illisible, aucune participation valable, ou pas de nombre sous quinze jours : un courriel dit qu’il n’y a pas eu de tirage. Rien n’est tiré avec un nombre de remplacement.',
  },
  en: {
    title: 'Draw winners in a way that anybody can check',
    problem:
      'The contest ends, somebody clicks on a drawing website, and the winner turns out to be a salesman’s cousin. It is chance, but nobody can show it, and the comments take care of the rest.',
    outcome:
      'The cleaned list is sealed by a fingerprint before the draw. Then you enter a public number drawn elsewhere and announced beforehand. Winners and substitutes follow from it: whoever has list and number finds the same order.',
    avoid:
      'Where your rules name a bailiff, the bailiff draws. And for three prizes in front of twenty people a hat is more convincing.',
    approval:
      'You choose where the number comes from, and enter it. Checking that a winner meets the conditions, then writing to them, is up to you; that is what substitutes are for.',
    failure:
      'File unreadable, no valid entry, or no number within fifteen days: an email says that there was no draw. Nothing is drawn with a number made up instead.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Participations', en: 'Entries' },
      why: {
        fr: 'Le fichier de votre outil de formulaire, avec une colonne email.',
        en: 'The file of your form tool, with a column called email.',
      },
      with: {
        authentication: 'basicAuth',
        ...form({ fr: 'Tirage au sort', en: 'Prize draw' }, [
          field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
          field(
            'winners',
            { fr: 'Nombre de gagnants', en: 'Number of winners' },
            { type: 'number' },
          ),
          upload('file', { fr: 'Participations, en CSV', en: 'Entries, as CSV' }, '.csv'),
        ]),
      },
    },
    rows: {
      use: 'extractFromFile',
      name: { fr: 'Lire le fichier', en: 'Read the file' },
      why: {
        fr: 'Tel quel, virgules ou points-virgules : corriger à la main, c’est déjà choisir.',
        en: 'As it is, commas or semicolons: to correct by hand is to choose.',
      },
      with: { operation: 'csv', binaryPropertyName: 'file', options: { headerRow: false } },
      onError: 'output',
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos valeurs', en: 'Your values' },
      why: {
        fr: 'Le domaine des salariés, que le règlement écarte d’ordinaire.',
        en: 'The staff’s domain, which rules usually leave out.',
      },
      with: fields(
        { staff: 'votre-entreprise.example', sender: 'jeux@votre-entreprise.example' },
        { alone: true },
      ),
      once: true,
    },
    clean: {
      use: 'code',
      name: { fr: 'Une participation par adresse', en: 'One entry an address' },
      why: {
        fr: 'Rangées par ordre alphabétique, pour que l’ordre ne dise rien.',
        en: 'In alphabetical order, so that the order says nothing.',
      },
      with: allItems(CLEAN),
    },
    any: {
      use: 'if',
      name: { fr: 'Quelqu’un à tirer ?', en: 'Anybody to draw?' },
      why: {
        fr: 'Une colonne mal nommée vide la liste sans bruit.',
        en: 'A column with another name empties the list without a sound.',
      },
      with: all(amount('={{ $json.count }}', 'gt', 0)),
    },
    print: {
      use: 'crypto',
      name: { fr: 'Sceller la liste', en: 'Seal the list' },
      why: {
        fr: 'Une adresse ajoutée après coup changerait l’empreinte.',
        en: 'An address added later would change the fingerprint.',
      },
      with: {
        action: 'hash',
        binaryData: false,
        type: 'SHA256',
        value: '={{ $json.list }}',
        dataPropertyName: 'print',
        encoding: 'hex',
      },
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Liste scellée', en: 'Sealed list' },
      why: {
        fr: 'À garder, et à montrer à qui la demande dans les règles.',
        en: 'To be kept, and shown to whoever may ask for it.',
      },
      with: {
        operation: 'toText',
        sourceProperty: 'list',
        options: { fileName: { fr: 'participations.txt', en: 'entries.txt' } },
      },
    },
    seal: {
      use: 'emailSend',
      name: { fr: 'Envoyer l’empreinte', en: 'Send the fingerprint' },
      why: {
        fr: 'Publiez-la avant que le nombre ne soit connu : tout est là.',
        en: 'Publish it before the number is known: that is the point.',
      },
      with: mailed(
        MAIL,
        {
          fr: "=Liste scellée : {{ $('clean').first().json.count }} participations",
          en: "=List sealed: {{ $('clean').first().json.count }} entries",
        },
        {
          fr: "=Empreinte à publier : {{ $('print').first().json.print }}\nDoublons retirés : {{ $('clean').first().json.twice }}. Salariés écartés : {{ $('clean').first().json.ours }}.",
          en: "=Fingerprint to publish: {{ $('print').first().json.print }}\nDuplicates removed: {{ $('clean').first().json.twice }}. Staff left out: {{ $('clean').first().json.ours }}.",
        },
        { attachments: 'data' },
      ),
    },
    number: {
      use: 'emailSend',
      name: { fr: 'Attendre le nombre public', en: 'Wait for the public number' },
      why: {
        fr: 'Un tirage officiel, un cours de bourse : rien que vous puissiez choisir.',
        en: 'An official draw, a closing price: nothing that you could choose.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: MAIL.from,
        toEmail: MAIL.to,
        subject: { fr: 'Nombre public du tirage', en: 'Public number of the draw' },
        message: {
          fr: 'Saisissez le nombre annoncé dans le règlement, chiffres seuls, une fois qu’il est paru.',
          en: 'Enter the number announced in the rules, digits only, once it is out.',
        },
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: {
          values: [{ fieldLabel: { fr: 'Nombre', en: 'Number' }, requiredField: true }],
        },
        options: answeredWithin(15, 'days'),
      },
    },
    seed: {
      use: 'set',
      name: { fr: 'Reprendre nombre et liste', en: 'Take number and list' },
      why: {
        fr: 'Les espaces ne comptent pas, les zéros si.',
        en: 'Spaces do not count; zeros do.',
      },
      with: fields(
        {
          seed: "={{ String(Object.values($json.data ?? {})[0] ?? '').replace(/\\s/g, '') }}",
          entries: { as: 'array', value: "={{ $('clean').first().json.entries }}" },
        },
        { alone: true },
      ),
    },
    given: {
      use: 'if',
      name: { fr: 'Des chiffres ?', en: 'Digits?' },
      why: {
        fr: 'Un mot au lieu d’un nombre rendrait le tirage contestable.',
        en: 'A word instead of a number would leave the draw open to dispute.',
      },
      with: all(text('={{ $json.seed }}', 'regex', '^\\d{3,}$')),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Adresse par adresse', en: 'Address by address' },
      why: {
        fr: 'Chacune reçoit son rang par le même calcul.',
        en: 'Each gets its rank by the same sum.',
      },
      with: { fieldToSplitOut: 'entries', include: 'allOtherFields', options: {} },
    },
    mark: {
      use: 'crypto',
      name: { fr: 'Empreinte du nombre et de l’adresse', en: 'Hash of number and address' },
      why: {
        fr: 'Impossible à prévoir avant le nombre, facile à refaire après.',
        en: 'Impossible to foresee before the number, easy to redo after.',
      },
      with: {
        action: 'hash',
        binaryData: false,
        type: 'SHA256',
        value: "={{ $json.seed + ':' + $json.entries }}",
        dataPropertyName: 'mark',
        encoding: 'hex',
      },
    },
    order: {
      use: 'sort',
      name: { fr: 'Ranger par empreinte', en: 'Sort by hash' },
      why: {
        fr: 'La plus petite gagne : la règle tient en trois mots.',
        en: 'The smallest wins: a rule of three words.',
      },
      with: {
        type: 'simple',
        sortFieldsUi: { sortField: [{ fieldName: 'mark', order: 'ascending' }] },
        options: {},
      },
    },
    few: {
      use: 'limit',
      name: { fr: 'Gagnants et suppléants', en: 'Winners and substitutes' },
      why: {
        fr: 'Autant de suppléants que de gagnants : tous ne répondent pas.',
        en: 'As many substitutes, since not every winner answers.',
      },
      with: { maxItems: "={{ $('request').first().json.winners * 2 }}", keep: 'firstItems' },
    },
    ranked: {
      use: 'aggregate',
      name: { fr: 'Réunir les rangs', en: 'Bring ranks together' },
      why: { fr: 'Un procès-verbal en une page.', en: 'Minutes on one page.' },
      with: allIn('drawn'),
    },
    minutes: {
      use: 'emailSend',
      name: { fr: 'Envoyer le procès-verbal', en: 'Send the minutes' },
      why: {
        fr: 'Avec de quoi refaire le calcul sans nous.',
        en: 'With all one needs to redo it without us.',
      },
      with: mailed(
        MAIL,
        {
          fr: "=Tirage fait : {{ $('request').first().json.winners }} gagnant(s)",
          en: "=Draw done: {{ $('request').first().json.winners }} winner(s)",
        },
        {
          fr: "={{ $json.drawn.map((one, at) => (at < $('request').first().json.winners ? 'Gagnant ' : 'Suppléant ') + one.entries + ' ' + one.mark.slice(0, 12)).join('\\n') }}\n\nNombre : {{ $('seed').first().json.seed }}\nListe : {{ $('print').first().json.print }}\nRègle : SHA-256 de « nombre:adresse », du plus petit au plus grand.",
          en: "={{ $json.drawn.map((one, at) => (at < $('request').first().json.winners ? 'Winner ' : 'Substitute ') + one.entries + ' ' + one.mark.slice(0, 12)).join('\\n') }}\n\nNumber: {{ $('seed').first().json.seed }}\nList: {{ $('print').first().json.print }}\nRule: SHA-256 of “number:address”, smallest first.",
        },
      ),
    },
    none: {
      use: 'emailSend',
      name: { fr: 'Pas de tirage', en: 'No draw' },
      why: {
        fr: 'Vous saurez quoi corriger : le fichier, ou le nombre.',
        en: 'You learn what to mend: the file, or the number.',
      },
      with: mailed(
        // Settings have not run where the file could not be read.
        { from: 'jeux@votre-entreprise.example', to: MAIL.to },
        { fr: 'Il n’y a pas eu de tirage', en: 'There was no draw' },
        {
          fr: "={{ $json.error ? 'Fichier illisible.' : $json.count === 0 ? 'Aucune adresse valable : la colonne s’appelle-t-elle email ?' : 'Pas de nombre à temps, ou pas un nombre. La liste scellée reste valable.' }}",
          en: "={{ $json.error ? 'File unreadable.' : $json.count === 0 ? 'No valid address: is the column called email?' : 'No number in time, or not a number. The sealed list still holds.' }}",
        },
      ),
    },
  },
  links: [
    'request > rows > settings > clean > any.yes > print > file > seal > number > seed > given.yes > each > mark > order > few > ranked > minutes',
    'any.no > none',
    'given.no > none',
    'rows.error > none',
  ],
  examples,
})
