import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from '../site/components/qr-code/index.ts'

const meta = {
  title: 'Content/QR code',
  component: QrCode,
  args: {
    label: 'Code QR : l’adresse du site',
    // https://opale.example
    size: 33,
    path: 'M4 4.5h7M13 4.5h1M16 4.5h4M22 4.5h7M4 5.5h1M10 5.5h1M12 5.5h3M17 5.5h4M22 5.5h1M28 5.5h1M4 6.5h1M6 6.5h3M10 6.5h1M13 6.5h3M20 6.5h1M22 6.5h1M24 6.5h3M28 6.5h1M4 7.5h1M6 7.5h3M10 7.5h1M13 7.5h4M18 7.5h2M22 7.5h1M24 7.5h3M28 7.5h1M4 8.5h1M6 8.5h3M10 8.5h1M12 8.5h2M16 8.5h1M19 8.5h1M22 8.5h1M24 8.5h3M28 8.5h1M4 9.5h1M10 9.5h1M14 9.5h2M17 9.5h1M19 9.5h1M22 9.5h1M28 9.5h1M4 10.5h7M12 10.5h1M14 10.5h1M16 10.5h1M18 10.5h1M20 10.5h1M22 10.5h7M14 11.5h4M19 11.5h1M4 12.5h1M6 12.5h1M8 12.5h1M10 12.5h1M15 12.5h3M19 12.5h1M24 12.5h1M27 12.5h1M4 13.5h1M6 13.5h4M12 13.5h1M14 13.5h3M20 13.5h1M22 13.5h1M28 13.5h1M4 14.5h3M10 14.5h1M13 14.5h1M15 14.5h2M22 14.5h2M26 14.5h3M4 15.5h2M7 15.5h1M12 15.5h1M14 15.5h1M16 15.5h2M19 15.5h3M24 15.5h1M27 15.5h1M4 16.5h1M6 16.5h3M10 16.5h1M12 16.5h2M15 16.5h3M20 16.5h3M25 16.5h1M27 16.5h2M5 17.5h2M9 17.5h1M13 17.5h5M20 17.5h3M25 17.5h1M28 17.5h1M4 18.5h1M6 18.5h5M12 18.5h5M20 18.5h1M22 18.5h2M26 18.5h3M5 19.5h1M7 19.5h3M11 19.5h4M16 19.5h3M20 19.5h1M24 19.5h1M27 19.5h1M4 20.5h1M9 20.5h3M13 20.5h3M18 20.5h8M12 21.5h1M15 21.5h1M19 21.5h2M24 21.5h2M27 21.5h2M4 22.5h7M13 22.5h2M17 22.5h1M19 22.5h2M22 22.5h1M24 22.5h2M27 22.5h2M4 23.5h1M10 23.5h1M15 23.5h1M19 23.5h2M24 23.5h2M4 24.5h1M6 24.5h3M10 24.5h1M12 24.5h3M16 24.5h1M20 24.5h6M27 24.5h2M4 25.5h1M6 25.5h3M10 25.5h1M14 25.5h4M23 25.5h4M4 26.5h1M6 26.5h3M10 26.5h1M12 26.5h2M15 26.5h2M18 26.5h3M24 26.5h1M28 26.5h1M4 27.5h1M10 27.5h1M14 27.5h1M16 27.5h5M22 27.5h1M24 27.5h2M27 27.5h1M4 28.5h7M12 28.5h2M15 28.5h1M18 28.5h3M22 28.5h2M27 28.5h2',
  },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

/** Dark on light in both themes, as some readers know no other. */
export const Code: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Code QR : l’adresse du site')
  },
}
