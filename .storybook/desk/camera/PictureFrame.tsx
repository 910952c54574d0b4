import { k } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import { hang, type Picture } from './pictureOf.ts'

/** The screen of a phone, in px. */
export type Screen = { width: number; height: number }

export const PHONE: Screen = { width: 375, height: 812 }

type PictureFrameProps = {
  /** Nothing while it is not taken yet. */
  picture: Picture | undefined
  title: string
  /** How wide it is shown, where there is room for that. */
  width: number
  screen?: Screen
}

/** A page as it looked, scaled down; it can be looked at and not used. */
export function PictureFrame({ picture, title, width, screen = PHONE }: PictureFrameProps) {
  return (
    <Face style={{ width, aspectRatio: screen.width / screen.height }} data-blank={picture === undefined || undefined}>
      {picture && (
        <iframe
          // Another picture is hung into a page of its own.
          key={picture.key}
          title={title}
          sandbox="allow-same-origin"
          inert
          tabIndex={-1}
          srcDoc="<!doctype html>"
          // As wide as the frame: the ratio of two lengths.
          style={{ ...screen, transform: `scale(tan(atan2(100cqi, ${screen.width}px)))` }}
          onLoad={({ currentTarget }) => hang(picture, currentTarget)}
        />
      )}
    </Face>
  )
}

const Face = styled.span`
  display: block;
  container-type: inline-size;
  max-width: 100%;
  overflow: hidden;
  border: 1px solid ${k.line.control};
  border-radius: ${k.radius.md};
  &[data-blank] {
    border-style: dashed;
  }
  iframe {
    border: 0;
    transform-origin: 0 0;
    pointer-events: none;
  }
  [data-current] & {
    outline: 2px solid ${k.line.focus};
  }
`
