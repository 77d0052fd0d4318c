import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { CodeBlock } from '#ui/code-block'

const words = {
  name: 'Code de rappel.ts',
  copy: 'Copier',
  copied: 'Copié',
  failed: 'Sélectionné : Ctrl C',
}

const meta = {
  title: 'Text/Code block',
  component: CodeBlock,
  args: {
    ...words,
    file: 'rappel.ts',
    language: 'TypeScript',
    html: `<span class="k">type</span> Cas = { question: <span class="k">string</span>; attendu: <span class="k">string</span> }

<span class="c">// Part des questions dont le bon passage est dans les k premiers.</span>
<span class="k">export async function</span> <span class="f">rappel</span>(cas: Cas[], k = <span class="n">5</span>) {
  <span class="k">let</span> trouves = <span class="n">0</span>
  <span class="k">for</span> (<span class="k">const</span> { question, attendu } <span class="k">of</span> cas) {
    <span class="k">const</span> passages = <span class="k">await</span> <span class="f">chercher</span>(question, { limite: k })
    <span class="k">if</span> (passages.<span class="f">some</span>((p) =&gt; p.id === attendu)) trouves++
  }
  <span class="k">return</span> { score: trouves / cas.length, unite: <span class="s">'rappel'</span> }
}`,
  },
} satisfies Meta<typeof CodeBlock>
export default meta
type Story = StoryObj<typeof meta>

export const Highlighted: Story = {}

export const Copied: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Copier' }))
    await expect(write).toHaveBeenCalledWith(expect.stringContaining("unite: 'rappel'"))
    await expect(canvas.getByRole('status')).toHaveTextContent('Copié')
  },
}

export const CopyRefused: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copier' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Ctrl C')
    await expect(getSelection()?.toString()).toContain('export async function rappel')
  },
}

export const PlainText: Story = {
  render: () => (
    <CodeBlock {...words} language="Console">
      npm run -s replay -- scenario.json --json
    </CodeBlock>
  ),
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
