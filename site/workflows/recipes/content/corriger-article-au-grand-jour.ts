import { allItems } from '../../fragments/code.ts'
import { sheetColumns } from '../../fragments/columns.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { byId, byName } from '../../fragments/models.ts'
import { wordpressRead } from '../../fragments/wordpress.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { CHECK } from './corriger-article-au-grand-jour.code.ts'
import { examples } from './corriger-article-au-grand-jour.examples.ts'

const seen = (name: string) => `$('check').first().json.${name}`
const POST = `={{ $('settings').first().json.site }}/wp-json/wp/v2/posts/{{ ${seen('id')} }}`
const signed: Params = {
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'wordpressApi',
  options: { timeout: 30_000 },
}
/** What readers will see, with a yes to be sent. */
const shown = (say: Readonly<Record<'before' | 'after' | 'note' | 'ask' | 'yes' | 'no', string>>) =>
  `={{ JSON.stringify([
  { fieldLabel: '${say.before}', fieldName: 'before', fieldType: 'textarea', defaultValue: $json.before },
  { fieldLabel: '${say.after}', fieldName: 'after', fieldType: 'textarea', defaultValue: $json.after },
  { fieldLabel: '${say.note}', fieldName: 'said', fieldType: 'textarea', defaultValue: $json.said },
  { fieldLabel: '${say.ask}', fieldName: 'agreed', fieldType: 'dropdown', requiredField: true, fieldOptions: { values: [{ option: '${say.yes}' }, { option: '${say.no}' }] } }
]) }}`

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Corriger un article paru et le dire au lecteur',
    problem:
      'Un lecteur signale une erreur : 12 % au lieu de 21 %. Quelqu’un change le chiffre sans un mot. Ceux qui l’avaient cité passent pour des menteurs, et personne à la rédaction ne sait plus ce que disait la première version.',
    outcome:
      'Un formulaire demande l’adresse de l’article, les mots faux, les mots justes et la note au lecteur. Une seconde page montre la phrase avant et après. À votre oui, WordPress reçoit le texte corrigé, la note datée en bas de l’article, et le registre une ligne avec les deux versions.',
    avoid:
      'Pour une faute d’orthographe, corrigez sans note. Les titres, les extraits et les pages ne sont pas touchés. Un article qui accuse quelqu’un à tort demande un avis juridique et, souvent, plus qu’une ligne en bas de page.',
    approval:
      'Le passage doit être unique, sinon rien n’est proposé. Sans votre oui sur la seconde page, le site reste tel quel. Ce que l’on y récrit n’a pas d’effet.',
    failure:
      'Chaque refus s’affiche à l’écran avec sa cause. Article enregistré par un collègue entre les deux pages : rien n’est écrit. Registre en panne : la page le dit, car le site, lui, est corrigé. Le formulaire renvoyé à l’identique trouve sa note et s’arrête.',
  },
  en: {
    title: 'Correct a published post and tell its readers',
    problem:
      'A reader points out a mistake: 12% instead of 21%. Somebody changes the figure without a word. Those who had quoted it look like liars, and nobody on the team knows any more what the first version said.',
    outcome:
      'A form asks for the post’s address, the wrong words, the right ones and a note to readers. A second page shows the sentence before and after. On your yes WordPress gets the corrected text with the dated note below it, and the register a row with both versions.',
    avoid:
      'A spelling mistake needs no note. Titles, excerpts and pages are left alone. A post that accuses somebody wrongly calls for legal advice and, often, for more than a line at the foot.',
    approval:
      'The passage has to be the only one of its kind, or nothing is proposed. Without your yes on the second page the site stays as it is. What is rewritten there has no effect.',
    failure:
      'Each refusal appears on the screen with its cause. If a colleague saved the post between the two pages, nothing is written. Register down: the page tells you, since the site itself has been corrected. The same form sent again finds its note and halts.',
  },
  nodes: {
    asked: {
      use: 'formTrigger',
      name: { fr: 'Erreur signalée', en: 'Mistake reported' },
      why: {
        fr: 'Derrière un mot de passe : il réécrit un article en ligne.',
        en: 'Behind a password, as it rewrites a post online.',
      },
      with: form(
        { fr: 'Corriger un article paru', en: 'Correct a published post' },
        [
          field('link', { fr: 'Adresse de l’article', en: 'Address of the post' }),
          field('wrong', {
            fr: 'Mots faux, tels qu’ils se lisent',
            en: 'Wrong words, as they read',
          }),
          field('right', { fr: 'Mots justes', en: 'Right words' }),
          field('note', { fr: 'Note au lecteur', en: 'Note to readers' }, { type: 'textarea' }),
        ],
        { authentication: 'basicAuth', responseMode: 'lastNode' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Site et registre', en: 'Site and register' },
      why: {
        fr: 'Le nom de l’article est la fin de son adresse.',
        en: 'A post’s name is the end of its address.',
      },
      with: fields(
        {
          slug: "={{ String($json.link).trim().split(/[?#]/)[0].replace(/\\/+$/, '').split('/').pop() }}",
          wrong: '={{ String($json.wrong).trim() }}',
          right: '={{ String($json.right).trim() }}',
          note: "={{ String($json.note).replace(/\\s+/g, ' ').trim() }}",
          site: 'https://votre-site.example',
          register: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
        },
        { alone: true },
      ),
    },
    post: {
      use: 'httpRequest',
      name: { fr: 'Lire l’article', en: 'Read the post' },
      why: {
        fr: 'En version d’édition : celle que l’on affiche a perdu ses blocs.',
        en: 'In its editing form: the displayed one has lost its blocks.',
      },
      with: wordpressRead('posts', {
        slug: setting('slug'),
        status: 'publish',
        context: 'edit',
      }),
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    check: {
      use: 'code',
      name: { fr: 'Trouver le passage', en: 'Find the passage' },
      why: {
        fr: 'Espaces insécables, apostrophes et guillemets courbes compris.',
        en: 'Non-breaking spaces, curly apostrophes and quotes included.',
      },
      with: allItems(CHECK),
    },
    sound: {
      use: 'if',
      name: { fr: 'Une seule fois ?', en: 'Once only?' },
      why: {
        fr: 'Remplacer deux passages en voulant un seul serait une seconde erreur.',
        en: 'To replace two passages for one would be a second mistake.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'show')),
    },
    show: {
      use: 'form',
      name: { fr: 'Montrer avant et après', en: 'Show before and after' },
      why: {
        fr: 'Une phrase relue dans son contexte dit si elle tient encore.',
        en: 'Read in its context, a sentence shows whether it still stands.',
      },
      with: {
        operation: 'page',
        defineForm: 'json',
        jsonOutput: {
          fr: shown({
            before: 'Avant',
            after: 'Après',
            note: 'Note sous l’article',
            ask: 'Corriger en ligne',
            yes: 'Oui',
            no: 'Non',
          }),
          en: shown({
            before: 'Before',
            after: 'After',
            note: 'Note below the post',
            ask: 'Correct it online',
            yes: 'Yes',
            no: 'No',
          }),
        },
        options: {},
      },
    },
    agreed: {
      use: 'if',
      name: { fr: 'Oui ?', en: 'Yes?' },
      why: {
        fr: 'Une page fermée vaut un non.',
        en: 'A page closed is a no.',
      },
      with: all(text("={{ $json.agreed ?? '' }}", 'regex', '^(Oui|Yes)$')),
    },
    again: {
      use: 'httpRequest',
      name: { fr: 'Relire l’heure', en: 'Read its hour again' },
      why: {
        fr: 'Un collègue a pu enregistrer pendant que vous relisiez.',
        en: 'A colleague may have saved while you were reading.',
      },
      with: {
        url: POST,
        ...signed,
        sendQuery: true,
        specifyQuery: 'keypair',
        queryParameters: { parameters: [{ name: 'context', value: 'edit' }] },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    same: {
      use: 'if',
      name: { fr: 'Inchangé ?', en: 'Unchanged?' },
      why: {
        fr: 'Sinon son travail serait effacé par le vôtre.',
        en: 'Or yours would wipe out theirs.',
      },
      with: all(text("={{ $json.modified_gmt ?? '' }}", 'equals', `={{ ${seen('modified')} }}`)),
    },
    save: {
      use: 'httpRequest',
      name: { fr: 'Enregistrer', en: 'Save' },
      why: {
        fr: 'Une seule fois ; WordPress garde l’ancienne version en révision.',
        en: 'Once; WordPress keeps the former version as a revision.',
      },
      with: {
        method: 'POST',
        url: POST,
        ...signed,
        sendBody: true,
        specifyBody: 'keypair',
        bodyParameters: {
          parameters: [{ name: 'content', value: `={{ ${seen('content')} }}` }],
        },
      },
      onError: 'output',
    },
    log: {
      use: 'googleSheets',
      name: { fr: 'Tenir le registre', en: 'Keep the register' },
      why: {
        fr: 'Colonnes date, link, wrong, right, note, dans une feuille Corrections.',
        en: 'Columns date, link, wrong, right, note, in a sheet called Corrections.',
      },
      with: {
        resource: 'sheet',
        operation: 'append',
        documentId: byId(setting('register')),
        sheetName: byName('Corrections'),
        columns: sheetColumns({
          date: '={{ $now.toISODate() }}',
          link: `={{ ${seen('link')} }}`,
          wrong: setting('wrong'),
          right: setting('right'),
          note: setting('note'),
        }),
        options: { cellFormat: 'RAW' },
      },
      onError: 'output',
      retry: [2, 10],
    },
    done: {
      use: 'form',
      name: { fr: 'Corrigé', en: 'Corrected' },
      why: {
        fr: 'L’adresse, pour relire comme un lecteur.',
        en: 'The address, to read it as a reader would.',
      },
      with: page(
        { fr: 'Corrigé et noté', en: 'Corrected and noted' },
        {
          fr: `={{ ${seen('link')} }} – inscrit au registre. Videz le cache du site s’il en a un.`,
          en: `={{ ${seen('link')} }} – entered in the register. Empty the site’s cache if it has one.`,
        },
      ),
    },
    unkept: {
      use: 'form',
      name: { fr: 'Corrigé, sans registre', en: 'Corrected, no register' },
      why: {
        fr: 'La ligne se recopie à la main tant que l’on s’en souvient.',
        en: 'The row is written by hand while one remembers.',
      },
      with: page(
        { fr: 'Corrigé, mais NON inscrit', en: 'Corrected, but NOT entered' },
        {
          fr: '=L’article est en ligne avec sa note. Ajoutez la ligne au registre vous-même : {{ $json.error.message ?? $json.message ?? $json.error }}',
          en: '=The post is online with its note. Add the row to the register yourself: {{ $json.error.message ?? $json.message ?? $json.error }}',
        },
      ),
    },
    not: {
      use: 'form',
      name: { fr: 'Rien n’a changé', en: 'Nothing has changed' },
      why: {
        fr: 'Avec la cause, devant le formulaire encore rempli.',
        en: 'With the cause, the form still filled in behind.',
      },
      with: page(
        {
          fr: "={{ $json.error ? 'À vérifier sur le site' : 'Rien n’a changé' }}",
          en: "={{ $json.error ? 'To be checked on the site' : 'Nothing has changed' }}",
        },
        {
          fr: "={{ $json.error ? 'WordPress a refusé ou ne répond pas ; ouvrez l’article avant de recommencer : ' + ($json.error.message ?? $json.error) : $json.text ?? ($json.modified_gmt ? 'L’article a été enregistré entre-temps : recommencez.' : 'Vous n’avez pas dit oui.') }}",
          en: "={{ $json.error ? 'WordPress refused or does not answer; open the post before you start again: ' + ($json.error.message ?? $json.error) : $json.text ?? ($json.modified_gmt ? 'The post was saved meanwhile: start again.' : 'You did not say yes.') }}",
        },
      ),
    },
  },
  links: [
    'asked > settings > post > check > sound.yes > show > agreed.yes > again > same.yes > save > log > done',
    'log.error > unkept',
    'sound.no > not',
    'agreed.no > not',
    'same.no > not',
    'save.error > not',
  ],
  related: ['remplacer-partout-un-texte', 'verifier-chiffres-et-sources'],
  examples,
})
