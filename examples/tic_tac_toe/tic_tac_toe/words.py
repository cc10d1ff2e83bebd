"""The log and the labels of options, in English."""

from strata.domain.toolkit.narration import Catalogue

ENGLISH = Catalogue(facts={"cell_marked": "{seat} marks {cell}."}, actions={"mark_cell": "Mark {cell}"}, words={})
