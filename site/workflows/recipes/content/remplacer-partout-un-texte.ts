import { eachItem, allItems } from '../../fragments/code.ts'
import { all, amount, cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { FIND, SWAP } from './remplacer-partout-un-texte.code.ts'
import { examples } from './remplacer-partout-un-texte.examples.ts'

const SUBJECT: Bilingual<string> = {
  fr: "=Remplacer « {{ $('settings').first().json.old }} »",
  en: "=Replacing “{{ $('settings').first().json.old }}”",
}
const told = (body: string | Bilingual<string>): Params =>
  mailed(
    {
      from: "={{ $('settings').first().json.sender }}",
      to: "={{ $('settings').first().json.to }}",
    },
    SUBJECT,
    body,
  )
const page = (more: Params): Params => ({
  url: "={{ $('settings').first().json.site }}/wp-json/wp/v2/{{ $json.type }}/{{ $json.id }}",
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'wordpressApi',
  options: { timeout: 20_000 },
  ...more,
})

export default defineRecipe({
  category: 'content',
  level: 'expert',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Remplacer un prix, un nom ou un numéro dans tous les articles et pages',
    problem:
      'Le standard a changé de numéro en mai ; en novembre, onze articles donnent encore l’ancien. La recherche de WordPress manque les espaces insécables et les apostrophes courbes.',
    outcome:
      'Vous écrivez l’ancien texte et le nouveau. Un courriel liste les articles et pages publiés où l’ancien figure. À votre accord, les textes changent ; un second courriel dit page par page ce qui est fait.',
    avoid:
      'Menus, pieds de page, fiches produits, brouillons, articles programmés, blocs réutilisables et constructeurs qui rangent leurs textes ailleurs ne sont pas lus. Un texte à moitié en gras échappe à la recherche. Les majuscules comptent : « le Rucher » et « Le Rucher » font deux passages.',
    approval:
      'Rien ne change avant votre réponse ; sans elle sous cinq jours, tout reste en l’état et un courriel le dit. Titres et liens (tel:, mailto:) sont signalés, jamais touchés.',
    failure:
      'WordPress en panne à la lecture : rien n’est cherché, un courriel le dit. Page illisible ou refusée à l’enregistrement : elle figure dans le second courriel. Relancer ne remplace rien deux fois, même quand le nouveau texte contient l’ancien.',
  },
  en: {
    title: 'Replace a price, a name or a number across all posts and pages',
    problem:
      'The switchboard got a new number in May; in November eleven posts still give the old one. WordPress’s own search misses non-breaking spaces and curly apostrophes.',
    outcome:
      'You type the old text and the new. An email lists the published posts and pages that hold the old one. Once you agree the texts change; a second email says page by page what was done.',
    avoid:
      'Menus, footers, product pages, drafts, scheduled posts, reusable blocks and builders that keep their words elsewhere are not read. A text half in bold escapes the search. Capitals count: “the Hive” and “The Hive” take two runs.',
    approval:
      'Nothing changes before you answer; without an answer within five days all stays as it is, and an email says so. Titles and links (tel:, mailto:) are reported and never touched.',
    failure:
      'WordPress down while reading: nothing is searched and an email says so. A page that cannot be read or saved stands in the second email. Running it again replaces nothing twice, even where the new text contains the old.',
  },
  nodes: {
    asked: {
      use: 'formTrigger',
      name: { fr: 'Ancien et nouveau', en: 'Old and new' },
      why: {
        fr: 'Protégé par mot de passe : ce formulaire réécrit un site.',
        en: 'Behind a password, as this form rewrites a site.',
      },
      with: form(
        { fr: 'Remplacer un texte du site', en: 'Replace a text of the site' },
        [
          field('old', { fr: 'Texte à remplacer', en: 'Text to replace' }),
          field('now', { fr: 'Nouveau texte', en: 'New text' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre site', en: 'Your site' },
      why: {
        fr: 'Les espaces d’un copier-coller sont retirés.',
        en: 'Spaces that came with pasting are removed.',
      },
      with: fields(
        {
          old: '={{ $json.old.trim() }}',
          now: '={{ $json.now.trim() }}',
          site: 'https://votre-site.example',
          sender: 'site@votre-site.example',
          to: 'redaction@votre-site.example',
          days: 5,
        },
        { alone: true },
      ),
    },
    sound: {
      use: 'if',
      name: { fr: 'Assez précis ?', en: 'Precise enough?' },
      why: {
        fr: 'Quatre signes au moins, et deux textes différents.',
        en: 'Four characters at least, and two different texts.',
      },
      with: all(
        amount('={{ $json.old.length }}', 'gte', 4),
        text('={{ $json.old }}', 'notEquals', '={{ $json.now }}'),
      ),
    },
    posts: {
      use: 'wordpress',
      name: { fr: 'Lire les articles', en: 'Read the posts' },
      why: {
        fr: 'En version d’édition : réécrire la version affichée casserait les blocs.',
        en: 'In their editing form: writing back the displayed one would break blocks.',
      },
      with: {
        resource: 'post',
        operation: 'getAll',
        returnAll: true,
        options: { context: 'edit', status: 'publish' },
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    pages: {
      use: 'wordpress',
      name: { fr: 'Lire les pages', en: 'Read the pages' },
      why: {
        fr: 'Une fois, et non une fois par article.',
        en: 'Once, and not once for each post.',
      },
      with: {
        resource: 'page',
        operation: 'getAll',
        returnAll: true,
        options: { context: 'edit', status: 'publish' },
      },
      onError: 'continue',
      always: true,
      once: true,
      retry: [3, 10],
    },
    find: {
      use: 'code',
      name: { fr: 'Chercher dans les textes', en: 'Search the texts' },
      why: {
        fr: '« 45 € » n’est ni dans « 145 € » ni dans « 1 245 € ».',
        en: '“45 €” is neither in “145 €” nor in “1 245 €”.',
      },
      with: allItems(FIND),
    },
    state: {
      use: 'switch',
      name: { fr: 'Demander ou dire ?', en: 'Ask or tell?' },
      why: {
        fr: 'Sans texte à remplacer, pas de question à poser.',
        en: 'Nothing to replace, nothing to ask.',
      },
      with: cases({ ask: text('={{ $json.state }}', 'equals', 'ask') }),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander l’accord', en: 'Ask for approval' },
      why: {
        fr: 'Une page à envoyer : un filtre qui ouvre le lien n’accepte rien.',
        en: 'A page to be sent: a filter that opens the link accepts nothing.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: SUBJECT,
        message: '={{ $json.text }}',
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Remplacer partout', en: 'Replace everywhere' },
              fieldType: 'dropdown',
              fieldOptions: {
                values: [{ option: { fr: 'Oui', en: 'Yes' } }, { option: { fr: 'Non', en: 'No' } }],
              },
              requiredField: true,
            },
          ],
        },
        options: answeredWithin("={{ $('settings').first().json.days }}", 'days'),
      },
    },
    agreed: {
      use: 'if',
      name: { fr: 'D’accord ?', en: 'Agreed?' },
      why: { fr: 'Le silence ne vaut pas un oui.', en: 'Silence is not a yes.' },
      with: all(
        text(
          "={{ $json.data?.['Remplacer partout'] ?? $json.data?.['Replace everywhere'] ?? '' }}",
          'regex',
          '^(Oui|Yes)$',
        ),
      ),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’a changé', en: 'Say nothing has changed' },
      why: {
        fr: 'Refus, silence, rien trouvé, panne : avec la raison.',
        en: 'Refused, silent, nothing found, broken: with the reason.',
      },
      with: told({
        fr: "={{ $json.state === 'told' ? $json.text : $json.old ? 'Rien n’est cherché : il faut quatre signes au moins, et deux textes différents.' : 'Refus, ou pas de réponse sous ' + $('settings').first().json.days + ' jours : aucun texte n’a changé.' }}",
        en: "={{ $json.state === 'told' ? $json.text : $json.old ? 'Nothing was searched: four characters at least, and two different texts.' : 'Refused, or no answer within ' + $('settings').first().json.days + ' days: no text has changed.' }}",
      }),
    },
    list: {
      use: 'set',
      name: { fr: 'Reprendre les pages', en: 'Take the pages' },
      why: {
        fr: 'La réponse ne rend que le oui.',
        en: 'The answer returns the yes alone.',
      },
      with: fields(
        { places: { as: 'array', value: "={{ $('find').first().json.places }}" } },
        { alone: true },
      ),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Page par page', en: 'Page by page' },
      why: {
        fr: 'Une page refusée n’arrête pas les autres.',
        en: 'One page refused does not stop the others.',
      },
      with: { fieldToSplitOut: 'places', options: {} },
    },
    open: {
      use: 'httpRequest',
      name: { fr: 'Rouvrir la page', en: 'Open the page again' },
      why: {
        fr: 'Un collègue a pu la modifier avant l’accord.',
        en: 'A colleague may have changed it before the yes.',
      },
      with: page({
        sendQuery: true,
        queryParameters: { parameters: [{ name: 'context', value: 'edit' }] },
      }),
      onError: 'continue',
      retry: [2, 5],
    },
    swap: {
      use: 'code',
      name: { fr: 'Remplacer', en: 'Replace' },
      why: {
        fr: 'Hors des balises seulement.',
        en: 'Outside of tags and nowhere else.',
      },
      with: eachItem(SWAP),
    },
    changed: {
      use: 'if',
      name: { fr: 'Quelque chose à changer ?', en: 'Anything to change?' },
      why: {
        fr: 'Enregistrer à l’identique ajouterait une révision pour rien.',
        en: 'Saving it unchanged would add a revision for nothing.',
      },
      with: all(amount('={{ $json.places }}', 'gt', 0)),
    },
    save: {
      use: 'httpRequest',
      name: { fr: 'Enregistrer', en: 'Save' },
      why: {
        fr: 'Par un compte qui peut écrire du HTML : sinon WordPress ôterait vidéos et cadres.',
        en: 'By an account allowed to write HTML, or WordPress would strip videos and frames.',
      },
      with: page({
        method: 'POST',
        sendBody: true,
        specifyBody: 'keypair',
        bodyParameters: { parameters: [{ name: 'content', value: '={{ $json.content }}' }] },
      }),
      onError: 'continue',
    },
    lines: {
      use: 'set',
      name: { fr: 'Une ligne par page', en: 'A line for each page' },
      why: {
        fr: 'Écrite d’après la réponse de WordPress.',
        en: 'Written from what WordPress answers.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $json.error ? 'REFUSÉE : ' + $('swap').item.json.link : $('swap').item.json.line }}",
            en: "={{ $json.error ? 'REFUSED: ' + $('swap').item.json.link : $('swap').item.json.line }}",
          },
        },
        { alone: true },
      ),
    },
    together: {
      use: 'merge',
      name: { fr: 'Changées ou non', en: 'Changed or not' },
      why: {
        fr: 'Les pages non lues y figurent aussi.',
        en: 'Pages not read are among them.',
      },
      with: { mode: 'append', numberInputs: 2 },
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Une seule liste', en: 'One list' },
      why: { fr: 'Un courriel, et non un par page.', en: 'One email rather than one a page.' },
      with: gathered('line'),
    },
    report: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui est fait', en: 'Say what was done' },
      why: {
        fr: 'Chaque lien s’ouvre, pour vérifier.',
        en: 'Each link opens, to check.',
      },
      with: told("={{ $json.line.join('\\n') }}"),
    },
  },
  links: [
    'asked > settings > sound.yes > posts > pages > find > state.ask > ask > agreed.yes > list > each > open > swap > changed.yes > save > lines > together:0 > gather > report',
    'sound.no > tell',
    'state.other > tell',
    'agreed.no > tell',
    'changed.no > together:1',
  ],
  examples,
})
