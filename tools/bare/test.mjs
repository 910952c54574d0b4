import process from 'node:process'
import { onRecentNode } from './node.mjs'

onRecentNode(function () {
  return import('./testKabuto.mjs').then(function (rest) {
    return rest.testKabuto(process.argv.slice(2))
  })
})
