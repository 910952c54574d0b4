import type { SiteConfig } from '@kabuto/domain/session'

export const BUNDLED_LOGO = `${import.meta.env.BASE_URL}mark.svg`

const IMAGE_BASE = String(import.meta.env['VITE_IMAGE_BASE'] ?? '/images/')

/**
 * The address of the logo below the image base. Anything but a plain relative path gives the bundled logo, so no image
 * of another site is loaded.
 */
export function logoAddress(logo: string | undefined, base = IMAGE_BASE): string {
  const isRelative = logo !== undefined && /^[\w][\w./-]*$/.test(logo) && !logo.split('/').includes('..')
  return isRelative ? `${base.replace(/\/?$/, '/')}${logo}` : BUNDLED_LOGO
}

/** Specification §4: with a logo the title is the site's, without one it is ours. */
export function siteName({ logo, title }: SiteConfig): string {
  return logo === undefined ? 'Kabuto' : title
}
