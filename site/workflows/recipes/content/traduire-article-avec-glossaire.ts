import { allItems, eachItem, inBoth } from '../../fragments/code.ts'
import { all, isEmpty } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, byName, model, question } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './traduire-article-avec-glossaire.examples.ts'

/** Only what is between the tags of a paragraph, a heading or a list's line is translated. */
const BLOCK = '/(<(p|h[2-4]|li|figcaption)(?:\\s[^>]*)?>)([\\s\\S]*?)(<\\/\\2>)/g'

/** A paragraph may hold nothing but a space. */
const SAYS = `const says = (text) => /\\p{L}/u.test(text.replace(/<[^>]*>|&\\w+;/g, ''))
`

const cut = `${SAYS}const raw = $input.first().json.content?.raw ?? ''
const words = $('glossary').all().map(({ json }) => json).filter((one) => one.From && one.To)
return [...raw.matchAll(${BLOCK})].filter((one) => says(one[3])).map((one, n) => ({
  json: { n, text: one[3], needed: words.filter(({ From }) => one[3].toLowerCase().includes(From.toLowerCase())).map(({ From, To }) => ({ from: From, to: To })) },
}))`

const faults = (term: string, figure: string, tags: string): string =>
  `const faultsOf = (source, said) => {
  const figures = (text) => (text.replace(/<[^>]*>/g, '').match(/\\d+/g) ?? [])
  const tagged = (text) => (text.match(/<[^>]*>/g) ?? []).join('')
  return [
    ...source.needed.filter(({ to }) => !said.toLowerCase().includes(to.toLowerCase())).map(({ from, to }) => '${term}' + from + ' → ' + to),
    ...figures(source.text).filter((one) => !figures(said).includes(one)).map((one) => '${figure}' + one),
    ...(tagged(source.text) === tagged(said) ? [] : ['${tags}']),
  ]
}
const source = $('cut').item.json
`
const first = `const text = $json.text ?? ''
const found = faultsOf(source, text)
return { json: { n: source.n, source: source.text, text, faults: found.join(' ; '), mended: false } }`
const second = `const before = $('judge').item.json
const said = ($json.text ?? '').trim()
const found = faultsOf(source, said)
const better = said !== '' && found.length < before.faults.split(' ; ').length
return { json: { ...before, text: better ? said : before.text, faults: better ? found.join(' ; ') : before.faults, mended: better } }`

const judging = {
  fr: faults('terme : ', 'chiffre perdu : ', 'balises changées'),
  en: faults('term: ', 'figure lost: ', 'tags changed'),
}

const compose = (paragraph: string): string =>
  `${SAYS}const texts = $input.all().map(({ json }) => json).sort((a, b) => a.n - b.n)
if (texts.length !== $('cut').all().length) return []
let n = 0
const html = $('post').first().json.content.raw.replace(${BLOCK}, (whole, open, _tag, inner, close) =>
  says(inner) ? open + texts[n++].text + close : whole)
const left = texts.filter((one) => one.faults).map((one) => '${paragraph}' + (one.n + 1) + ' – ' + one.faults)
return [{ json: { html, count: texts.length, mended: texts.filter((one) => one.mended).length, left: left.join('\\n') } }]`

export default defineRecipe({
  category: 'content',
  level: 'expert',
  minutes: 55,
  published: '2026-11-24',
  fr: {
    title: 'Traduire un article WordPress en tenant votre glossaire',
    problem:
      'Votre « maître d’ouvrage » devient tantôt « client », tantôt « owner », parfois « master of works ». Chaque article traduit est relu ligne à ligne pour rattraper dix mots que vous aviez pourtant fixés.',
    outcome:
      'Un brouillon anglais attend dans WordPress, mis en forme comme l’original. Les termes du glossaire y sont, les chiffres aussi ; la liste des paragraphes où il en manque encore vous est envoyée.',
    avoid:
      'Un contrat ou une notice de sécurité demande une traductrice. Si DeepL propose un glossaire pour votre couple de langues, commencez par lui : ce flux sert à vérifier, et aux termes que la grammaire fait plier.',
    approval:
      'Le résultat est un brouillon. Une personne qui lit l’anglais le parcourt, règle les paragraphes listés et publie ; la liste vide n’en dispense pas.',
    failure:
      'Si une étape ne répond pas, aucun brouillon n’est créé et le message nomme l’article. Un paragraphe que le modèle n’améliore pas garde la version de DeepL, et reste dans la liste.',
  },
  en: {
    title: 'Translate a WordPress article and keep to your glossary',
    problem:
      'Your “maître d’ouvrage” comes out as “client” here, “owner” there, once as “master of works”. Every translated article is read line by line to catch ten words that you had settled long ago.',
    outcome:
      'An English draft waits in WordPress, laid out like the original. The glossary’s terms are in it, and so are the figures; a list of paragraphs where some are still missing is sent to you.',
    avoid:
      'A contract or a safety notice needs a translator. If DeepL offers a glossary for your two languages, begin with that: this flow is for checking, and for terms that grammar bends.',
    approval:
      'What comes out is a draft. Somebody who reads English goes through it, settles the listed paragraphs and publishes; an empty list does not excuse them from reading.',
    failure:
      'If a step does not answer, no draft is made and the message names the article. A paragraph that the model does not improve keeps DeepL’s version, and stays on the list.',
  },
  nodes: {
    form: {
      use: 'formTrigger',
      name: { fr: 'Article à traduire', en: 'Article to translate' },
      why: {
        fr: 'Un numéro d’article : on choisit ce qui mérite une traduction.',
        en: 'A post’s number: you choose what deserves translating.',
      },
      with: {
        formTitle: { fr: 'Traduire un article', en: 'Translate an article' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Numéro de l’article', en: 'Number of the post' },
              fieldName: 'post',
              fieldType: 'number',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Titre en anglais', en: 'Title in English' },
              fieldName: 'title',
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre glossaire', en: 'Your glossary' },
      why: {
        fr: 'La feuille a deux colonnes, From et To ; le titre, lui, se traduit à la main.',
        en: 'The sheet has two columns, From and To; a title is best translated by hand.',
      },
      with: fields({
        sheet: { fr: 'identifiant du classeur', en: 'id of your spreadsheet' },
        tab: { fr: 'Glossaire', en: 'Glossary' },
        to: 'redaction@votre-bureau.example',
      }),
    },
    glossary: {
      use: 'googleSheets',
      name: { fr: 'Lire le glossaire', en: 'Read the glossary' },
      why: {
        fr: 'Là où l’équipe le complète, pas dans une copie.',
        en: 'Where the team adds to it, not in a copy.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId("={{ $('settings').first().json.sheet }}"),
        sheetName: byName("={{ $('settings').first().json.tab }}"),
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    post: {
      use: 'wordpress',
      name: { fr: 'Prendre l’article', en: 'Fetch the article' },
      why: {
        fr: 'Le texte brut, avec les marques de blocs à conserver. Une seule fois, quel que soit le nombre de termes.',
        en: 'The raw text, block marks included. Once only, however many terms there are.',
      },
      with: {
        resource: 'post',
        operation: 'get',
        postId: "={{ $('form').first().json.post }}",
        options: { context: 'edit' },
      },
      once: true,
      onError: 'output',
    },
    cut: {
      use: 'code',
      name: { fr: 'Paragraphe par paragraphe', en: 'Paragraph by paragraph' },
      why: {
        fr: 'On sait ainsi quels termes chaque paragraphe doit contenir.',
        en: 'That tells which terms each paragraph has to hold.',
      },
      with: allItems(cut),
    },
    translate: {
      use: 'deepL',
      name: { fr: 'Traduire', en: 'Translate' },
      why: {
        fr: 'Pour la langue, DeepL coûte peu et ne brode pas.',
        en: 'For plain language DeepL costs little and adds nothing.',
      },
      with: {
        resource: 'language',
        operation: 'translate',
        text: '={{ $json.text }}',
        translateTo: 'EN-GB',
        additionalFields: { sourceLang: 'FR' },
      },
      onError: 'output',
      retry: [3, 5],
    },
    judge: {
      use: 'code',
      name: { fr: 'Chercher les manques', en: 'Look for what is missing' },
      why: {
        fr: 'Termes, chiffres, balises : trois choses qui se comptent sans juger.',
        en: 'Terms, figures, tags: three things that are counted without judging.',
      },
      with: eachItem({ fr: judging.fr + first, en: judging.en + first }),
    },
    good: {
      use: 'if',
      name: { fr: 'Rien ne manque ?', en: 'Nothing missing?' },
      why: {
        fr: 'Seuls les paragraphes fautifs vont au modèle : la note reste petite.',
        en: 'Only faulty paragraphs go to the model, which keeps the bill small.',
      },
      with: all(isEmpty('={{ $json.faults }}')),
    },
    mend: {
      use: 'chainLlm',
      name: { fr: 'Remettre les termes', en: 'Put the terms back' },
      why: {
        fr: 'Un terme imposé change souvent l’accord ou l’article de la phrase.',
        en: 'A term put in often changes the grammar around it.',
      },
      with: {
        ...question(
          {
            fr: 'Tu corriges la traduction anglaise d’un paragraphe français. Change le moins possible : mets les termes exigés sous la forme exacte qui est donnée, rétablis chiffres et balises HTML de l’original, accorde ce qui doit l’être. Anglais britannique. N’ajoute, n’explique et ne retire rien d’autre. Rends le paragraphe corrigé, sans guillemets autour. Si la traduction n’a aucun rapport avec l’original, rends-la inchangée.',
            en: 'You correct the English translation of a French paragraph. Change as little as possible: use required terms in the exact form given, restore the original’s figures and HTML tags, fix the grammar around them. British English. Add, explain and remove nothing else. Return the corrected paragraph, without quotation marks around it. If the translation has nothing to do with the original, return it unchanged.',
          },
          {
            fr: "={{ 'Original :\\n' + $json.source + '\\n\\nTraduction :\\n' + $json.text + '\\n\\nÀ corriger : ' + $json.faults }}",
            en: "={{ 'Original:\\n' + $json.source + '\\n\\nTranslation:\\n' + $json.text + '\\n\\nTo correct: ' + $json.faults }}",
          },
        ),
        batching: { batchSize: 1, delayBetweenBatches: 0 },
      },
      onError: 'continue',
    },
    haiku: model('haiku', { fr: 'Modèle de correction', en: 'Correcting model' }),
    again: {
      use: 'code',
      name: { fr: 'Compter de nouveau', en: 'Count again' },
      why: {
        fr: 'La correction n’est retenue que si elle laisse moins de manques.',
        en: 'A correction is kept only if it leaves fewer faults.',
      },
      with: eachItem({ fr: judging.fr + second, en: judging.en + second }),
    },
    whole: {
      use: 'merge',
      name: { fr: 'Réunir les paragraphes', en: 'Bring paragraphs together' },
      why: {
        fr: 'Les bons d’emblée et les corrigés, avant de remettre l’ordre.',
        en: 'Those right at once and those mended, before they are put in order.',
      },
      with: { mode: 'append', numberInputs: 2 },
    },
    compose: {
      use: 'code',
      name: { fr: 'Remonter l’article', en: 'Rebuild the article' },
      why: {
        fr: 'Chaque texte retrouve ses balises ; s’il manque un paragraphe, rien ne sort.',
        en: 'Each text goes back between its tags; if one is missing, nothing comes out.',
      },
      with: allItems(inBoth(compose, { fr: '§ ', en: 'Para. ' })),
    },
    draft: {
      use: 'wordpress',
      name: { fr: 'Créer le brouillon', en: 'Create the draft' },
      why: {
        fr: 'Un article de plus, jamais à la place de l’original.',
        en: 'One more post, never in place of the original.',
      },
      with: {
        resource: 'post',
        operation: 'create',
        title: "={{ $('form').first().json.title }}",
        additionalFields: { content: '={{ $json.html }}', status: 'draft' },
      },
      onError: 'output',
    },
    tell: {
      use: 'outlook',
      name: { fr: 'Envoyer la liste', en: 'Send the list' },
      why: {
        fr: 'Par numéro de paragraphe : la relecture commence là.',
        en: 'By number of paragraph: reading starts there.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('settings').first().json.to }}",
        subject: {
          fr: "=À relire : {{ $('form').first().json.title }}",
          en: "=To read: {{ $('form').first().json.title }}",
        },
        bodyContent: {
          fr: "={{ $json.link + '\\nParagraphes : ' + $('compose').first().json.count + ', corrigés : ' + $('compose').first().json.mended + '\\n\\n' + ($('compose').first().json.left || 'Aucun manque relevé.') }}",
          en: "={{ $json.link + '\\nParagraphs: ' + $('compose').first().json.count + ', mended: ' + $('compose').first().json.mended + '\\n\\n' + ($('compose').first().json.left || 'Nothing found missing.') }}",
        },
        additionalFields: {},
      },
    },
    stuck: {
      use: 'outlook',
      name: { fr: 'Dire que rien n’est traduit', en: 'Say nothing was translated' },
      why: {
        fr: 'Un article attendu en anglais ne doit pas manquer sans bruit.',
        en: 'An article expected in English must not go missing in silence.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('settings').first().json.to }}",
        subject: {
          fr: "=Non traduit : article {{ $('form').first().json.post }}",
          en: "=Not translated: post {{ $('form').first().json.post }}",
        },
        bodyContent: '={{ $json.error.message ?? $json.error }}',
        additionalFields: {},
      },
      once: true,
    },
  },
  links: [
    'form > settings > glossary > post > cut > translate > judge > good.yes > whole:0 > compose > draft > tell',
    'good.no > mend > again > whole:1',
    'haiku => mend',
    'glossary.error > stuck',
    'post.error > stuck',
    'translate.error > stuck',
    'draft.error > stuck',
  ],
  examples,
  cost: [{ node: 'mend', model: 'haiku', reads: 420, writes: 160, calls: 3 }],
})
